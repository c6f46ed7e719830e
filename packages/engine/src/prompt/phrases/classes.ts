import type { WordClasses } from '../phrase.ts';

/** Word classes shared by phrase tables: `@user` stands for every alternative listed under `user`. */
export const classes = {
  no: "do_not|don't|dont|never|must_not|mustn't|should_not|shouldn't|must_never|cannot|can't|avoid|under_no_circumstances",
  previous: 'previous|prior|above|earlier|preceding|existing|original|former|foregoing|initial|system|developer|safety',
  instruction:
    'instruction*|rule|rules|guideline*|prompt|prompts|directive|directives|policy|policies|programming|constraints|restrictions|safeguards|guardrails|training',
  user: 'user|users|customer|customers|human|humans|person|people|operator|owner|owners|client|clients|anyone|anybody|somebody|caller|callers|visitor|visitors|patient|patients|guest|guests|employee|employees|applicant|applicants|subscriber|subscribers|buyer|buyers|shopper|shoppers|student|students|requester|requesters|reporter|reporters|claimant|claimants|borrower|borrowers|policyholder|policyholders|passenger|passengers|resident|residents|investor|investors',
  /** People who must be informed of the agent's actions. */
  overseer:
    'supervisor|supervisors|manager|managers|management|boss|owner|owners|admin|admins|administrator*|auditor*|reviewer|reviewers|maintainer|maintainers|approver|approvers|engineer|engineers|colleague|colleagues|team|teams|team_lead|team_leads|staff|on_call',
  /** Words for approval. */
  leave:
    'confirmation|confirmations|approval|approvals|permission|permissions|authorization|authorisation|consent|clearance|sign_off|signoff|go_ahead|green_light',
  /** Sources of untrusted content. */
  source:
    'page|pages|website|websites|webpage|webpages|site|sites|mail|mails|email|emails|ticket|tickets|issue|issues|comment|comments|post|posts|attachment|attachments|stranger|strangers|colleague|colleagues|document|documents|output|terminal|result|results',
  says: 'say|says|write|writes|tell|tells|ask|asks|demand|demands|instruct|instructs|order|orders|dictate|dictates|request|requests|suggest|suggests|recommend|recommends|want|wants|contain|contains',
  void: 'void|deleted|obsolete|revoked|superseded|rescinded|no_longer_valid|no_longer_in_force|replaced_by_this|replaced_by_these',
  userDe: 'nutzer*|benutzer*|anwender*|kunde*|user',
  userFr: 'utilisateur*|client|clients',
  userEs: 'usuario*|cliente*',
  userPt: 'usuario*|utilizador*|cliente*',
  userIt: 'utente|utenti|cliente|clienti',
  userRu: 'пользовател*|клиент*',
  userZh: '用户|使用者|客户|用戶|客戶',
  /** Actions with side effects. */
  act: 'proceed|execute|run|delete|deploy|commit|push|merge|send|install|apply|make|create|modify|edit|act|take|perform|approve|book|buy|purchase|pay|transfer|update|publish|post|write|restart|kill|terminate|fix|implement|trade|order|remove|overwrite|submit|continue|work|operate|go_ahead|carry_out|do_so|do_it|do_this',
  acting:
    'proceeding|executing|running|deleting|deploying|committing|pushing|merging|sending|installing|applying|making|creating|modifying|editing|acting|taking|performing|booking|buying|purchasing|paying|transferring|updating|publishing|posting|writing|removing|overwriting|submitting',
  /** Actions of which the user must be informed. Whether to mention searching, reading and tool use is a matter of style. */
  harm: 'deleted|deleting|deletes|removed|removing|erased|erasing|wiped|wiping|sends|sent|sending|forwarded|forwarding|uploaded|uploading|uploads|transferred|transferring|modified|modifying|overwriting|overwritten|overwrote|installed|installing|copied|copying|collected|collecting|recorded|recording|tracked|tracking|shared|sharing|posted|posting|charged|charging|purchased|purchasing|exfiltrat*|leaked|leaking|stole|stealing|compromised|backdoor*|monitored|monitoring',
  /** Actions that an attacker would conceal. */
  deed: 'action|actions|deletion*|delete|deleted|deleting|removal|upload|uploads|uploaded|uploading|sending|transfer|transfers|transferred|forwarding|modification*|modified|purchase|purchases|charge|charges|collecting|collection|tracking|tracked|recording|recorded|monitoring|surveillance|exfiltrat*|installing|installation|executed|sharing|breach*|leak|leaks|backdoor*|losses|fees|this_instruction|these_instructions|what_you_did|what_you_are_doing',
  /** The narrower set used when `to the user` follows: not revealing payment details is legitimate. */
  ownDeed:
    'this_action|these_actions|your_actions|this_operation|this_activity|your_activity|what_you_did|what_you_are_doing|what_you_have_done|deletion|deletions|upload|uploads|modification|modifications|monitoring|tracking|surveillance|recording',
  secret:
    'api_key*|apikey*|password*|passphrase*|credential*|secret|secrets|access_token*|auth_token*|session_token*|bearer_token*|private_key*|ssh_key*|environment_variable*|env_var*|cookies|seed_phrase*|recovery_phrase*|mnemonic|wallet_key*',
  loot: 'data|information|credential*|secret|secrets|password*|key|keys|token|tokens|cookies|files|conversation*|wallet*|documents|messages|records',
} as const satisfies WordClasses;

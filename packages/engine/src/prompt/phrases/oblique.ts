import type { TopicName } from '../topics.ts';

/** Orders that avoid the words that everybody looks for, where a run of words tells. What is composed of classes stands in `composition`. */
export const obliquePhrases: Partial<Record<TopicName, readonly string[]>> = {
  override: [
    'only my|mine! word|words|orders|voice|instructions|commands count|counts|matter|matters|apply|applies|hold|does|do',
    'listen|obey only_to_me|solely_to_me|exclusively_to_me|only_me!',
    'listen|answer|obey to? .. me_alone|only_me|me_only|nobody_else!',
    'everything|all|anything|whatever|what .. you were|are|have_been taught|told|instructed! .. before|earlier|until_now|so_far|previously ... draft|thrown_away|wrong|lies|forgotten|gone|finished|scrapped|torn_up|nonsense|history|no_longer',
    'whatever|everything|anything|all ... told|taught|said|wrote|written .. no_longer_counts|no_longer_count|no_longer_matters|no_longer_applies|no_longer_holds|no_longer_binds!',
    'rules|guidelines|instructions|restrictions|limits|policies ... are|were for_other_people|for_others|for_other_models|for_other_assistants|for_somebody_else|for_someone_else|for_everyone_else!',
    'consider|regard|count|think|feel yourself free|freed|rid|relieved! of|from .. every|all|any|earlier|previous|prior',
    'take|takes|accept|accepts|follow no orders|instructions|direction|commands! from .. operator|operators|developer|developers|owner|owners|anyone|anybody|maker|makers|creator|creators|vendor',
    'rules|laws|policies|guidelines .. there|made|meant|exist to_be broken|bent!',
    'no policy|policies|rule|rules|law|guideline|guidelines|guardrail stops|stop|binds|bind|constrains! .. you',
    'start|begin .. clean_slate|blank_slate! .. rules|instructions|guidelines|policies',
    'the? only_one|only_person|only_voice! you answer_to|listen_to|obey|serve|follow',
    'answer|answers|report|reports|accountable|answerable to_no_one|to_nobody!',
    'policies|rules|guidelines|laws|regulations|safeguards ... not|never let .. them|it hold_you_back|stop_you|slow_you_down|hinder_you!',
  ],
  jailbreak: [
    'no_such_thing as a|an? forbidden|illegal|taboo|off_limits|dangerous! topic|question|request|subject',
    'without any|a? code_of_ethics|moral_code!',
    'answer|answers|give|gives|provide .. forbidden_questions|illegal_questions|forbidden_requests|illegal_requests|forbidden_topics|banned_questions!',
    'saying_no|refusing! is not|never something|an_option|a_choice|part',
    'if|when|should|whenever your conscience|ethics|morals|scruples! .. objects|object|protests|protest|complains|stirs',
    'has|have|with|knows|know no|zero conscience|scruples|inhibitions|qualms!',
    'who|which|that|persona|character has|have|knows no|zero conscience|scruples|inhibitions|qualms!',
    'no topic|question|request|subject|task! you|the_assistant|it .. turn_away_from|turns_away_from|shy_away_from|refuse|refuses|decline|declines|turn_down|reject',
    'refusal|refusals|refusing! is|are|counts_as|will_be|means .. failure|failures|forbidden|not_allowed|not_permitted|not_an_option|unacceptable|not_acceptable|punished|error|mistake|never_an_option|off_the_table',
    'if|when|even_if|whenever .. request|requests|question|questions|topic|task .. seems|seem|is|are|looks|sounds .. dangerous|harmful|illegal|unethical|unsafe|forbidden! .. answer|help|comply|do|fulfil|fulfill|give|provide|go_ahead .. anyway|anyhow|regardless|in_full|in_full_detail|nonetheless|all_the_same',
    'safety|hazard notices|warnings|disclaimers|advice .. are|is .. for_amateurs|for_cowards|for_beginners|waste_of_time!',
  ],
  smuggling: [
    'pass|put|include|provide|place|send|supply|insert|append|write .. what_you_find|what_it_holds|what_is_in_it|whatever_it_holds|what_it_contains|what_stands_there|what_you_read! .. as|in|into|to|via .. parameter|argument|field|notes|note|context|header|comment|ticket|message|body',
  ],
  exfiltration: [
    'sell! the|our|all|every|their? .. list|lists|data|details|addresses|numbers|profiles .. of .. subscriber*|customer*|user|users|patient*|member*|visitor*|employee*',
    'read|fetch|take|get .. value|values .. from|of|in the_environment|environment_variable|environment_variables! ... and add|put|pass|include|send|insert it|them in|to|into|as',
  ],
  deception: [
    'write|post|leave|create .. review|reviews|testimonial*|comment|comments as_if|as_though! .. bought|purchased|visited|stayed|used|ordered',
    'give|create|convey|leave the? impression! ... although|even_though|while_in_fact|while_in_truth|when_in_fact',
    'write|post|create|generate|publish .. five_star|fake|positive|glowing reviews|review|ratings|testimonials! .. in_the_name|in_the_names|who_never|as_if|pretending|under',
    'claim|pretend|insist .. you_are|to_be .. licensed|certified|human|real doctor|physician|lawyer|therapist|person|being|nurse|banker!',
    'honesty|truth|candour|candor is|are .. luxury|overrated|for_fools|not_your_concern!',
  ],
  unconfirmed: [
    'need|needs|require|requires nobody|no_one! blessing|approval|consent|permission|leave',
    'move|transfer|spend|buy|sell|trade|delete|deploy|publish|pay|sign ... as_you_think_best|as_you_think_fit|as_you_deem_fit|as_you_wish!',
    'no second_pair_of_eyes|second_opinion|four_eyes|second_look! .. needed|required|necessary',
    'take|treat|regard|count|read|consider .. message|messages|request|order|login|word .. as @leave! .. for everything|anything|all',
  ],
  evasion: [
    'give|grant yourself! .. more|further|additional|higher|full|admin|wider .. rights|access|permissions|privileges',
    'set|raise|lower|put .. threshold|sensitivity .. so_high|so_low! .. never|not|no .. fires|fire|alerts|triggers|rings|goes_off|warns',
    'comment_out|delete|remove|skip|disable .. tests|test|checks|assertions .. that fail|fails|break! .. and commit|push|merge|ship',
    'keep|hold_on_to|retain|preserve your_access! .. after|when|once|beyond|even_if',
    'backup|backups|copy|copies of_yourself|of_your_weights!',
  ],
  malware: [
    'advise|tell|urge|encourage|recommend .. @user .. stop|skip|quit .. medicine|medicines|medication|insulin|pills|therapy|treatment! .. without .. doctor|physician|prescriber|nurse',
    'egg|goad|incite|dare .. @user .. on|to .. themselves|himself|herself!',
  ],
  hush: ['agreed|consented|approved already! ... no_reason|no_need|never|not'],
  steering: [
    'in_place_of|instead_of! the? merchant|recipient|account|payee|beneficiary|address|number|vendor|seller that|which .. asked|named|given|chosen|requested|picked|typed',
    'notice|memo|directive from! anthropic|openai|the_platform|the_operator|the_administrator|system_administrator|it_security',
    'whatever_other_tool|whatever_other_server|whichever_tool|whatever_tool|no_matter_which_tool|whichever_server! .. @user|they|he|she names|asks|wants|picks|prefers|mentions',
    'models|model|assistants|agents|llms|whoever .. read_this|reads_this|reading_this|sees_this|see_this! .. must|should|shall|has_to|have_to',
  ],
};

import { classes } from '../phrases/classes.ts';
import { defianceLexicon } from './defiance-lexicon.ts';
import { dishonestyLexicon } from './dishonesty-lexicon.ts';
import { embeddedRequestLexicon } from './embedded-request-lexicon.ts';
import { excessiveTrustLexicon } from './excessive-trust-lexicon.ts';
import { heedlessLexicon } from './heedless-lexicon.ts';
import { languagesLexicon } from './languages-lexicon.ts';
import { metadataLexicon } from './metadata-lexicon.ts';
import { obliqueLexicon } from './oblique-lexicon.ts';
import { plainLanguagesLexicon } from './plain-languages-lexicon.ts';
import { pretextLexicon } from './pretext-lexicon.ts';
import { schemeLexicon } from './scheme-lexicon.ts';
import { selfApprovalLexicon } from './self-approval-lexicon.ts';

/**
 * Word classes from which instructions are composed, in the notation of phrase tables. A class holds the words that can fill one part of an
 * instruction, in all inflections; only a frame gives their combination a meaning.
 */
export const lexicon = {
  ...obliqueLexicon,
  ...languagesLexicon,
  ...metadataLexicon,
  ...excessiveTrustLexicon,
  ...schemeLexicon,
  ...pretextLexicon,
  ...embeddedRequestLexicon,
  ...selfApprovalLexicon,
  ...plainLanguagesLexicon,
  ...heedlessLexicon,
  ...dishonestyLexicon,
  ...defianceLexicon,
  human: `${classes.user}|${classes.overseer}|developer|developers|recipient|recipients|reader|readers|someone|public|regulator*|guardian*|parent|parents|player|players|account_holder|tenant|tenants|debtor|debtors|investor*|donor|donors|anybody|anyone`,
  /** The last word of a negation. */
  banned: "not|never|don't|dont|without|mustn't|shouldn't|can't|cannot|ever|nor|avoid",
  needless: 'no_need|no_reason|not_necessary|refrain_from',
  toward: 'to|with|toward|towards|before',
  /** People and bodies who review the agent's work. */
  checker: `${classes.overseer}|operator|operators|code_reviewer*|security_team|compliance*|regulator*|code_review|pull_request_review*`,

  // Disclosing and concealing.
  tell: 'own_up_to|owning_up_to|confess|confess_to|tell|tells|telling|told|inform|informs|informing|notify|notifying|alert|alerting|warn|warning|mention|mentioning|mentions|disclose|disclosing|reveal|revealing|report|reporting|announce|announcing|admit|admitting|acknowledge|acknowledging|bring_up|bring_it_up|bringing_up|comment_on|discuss|discussing|talk_about|speak_of|speak_about|explain|draw_attention_to|point_out|say|saying',
  conceal: 'hide|hidden|conceal|concealed|withhold|withheld|obscure|bury|cover_up|sweep|disguise|gloss_over',
  keep: 'keep|kept|leave|left|hold|held',
  /** Failures, and decisions made without the people concerned. */
  mishap:
    'failure|failures|mistake|mistakes|incident|incidents|breach|breaches|loss|losses|outage|outages|leak|leaks|decision|decisions|withdrawal|withdrawals|overcharge*|fee|fees|surcharge*|markup|backdoor*|vulnerability|vulnerabilities|change|changes|edit|edits|deletion|deletions|rejection|denial|defect|defects|risk|risks|side_effect*|problem|problems|error|errors|exception|exceptions|commission|kickback*|tracking|recording|data_sharing|switch|substitution',
  /** The narrower set: actions that no product has a reason to conceal. */
  covertDeed:
    'addition|additions|insertion|insertions|injection|backup|backups|switch|substitution|swap|redirect|redirection|forwarding|upload|uploads|transfer|transfers|deletion|deletions|removal|cleanup|modification|modifications|workaround|purchase|purchases|charge|charges|fee|fees|withdrawal|withdrawals|dependency|backdoor*|telemetry|tracking|recording|monitoring|surveillance|collection|transmission|exfiltration|mirroring|rerouting|destructive',
  about: 'about|of|that|regarding|concerning|on|with',
  pointing: 'this|these|that|those|such|your|it',
  covertly:
    'secretly|covertly|surreptitiously|clandestinely|stealthily|quietly|silently|unseen|unannounced|unnoticed|invisibly',
  /** Predicates of people who are to remain unaware. */
  unaware:
    'in_the_dark|stay_ignorant|stays_ignorant|remain_ignorant|remains_ignorant|stay_unaware|remain_unaware|stay_oblivious|none_the_wiser|last_to_hear|last_to_know|last_to_learn|last_to_find_out|need_not_know|not_meant_to_know|not_supposed_to_learn|not_supposed_to_hear|not_supposed_to_notice|not_meant_to_learn|not_supposed_to_know|never_to_be_told|not_to_be_told|never_be_told',
  trouble: 'bother|trouble|burden|worry|disturb|annoy|pester|nag|interrupt',

  // Sending.
  send: 'send|sent|forward|forwarded|post|posted|upload|uploaded|mail|mailed|email|emailed|transmit|transmitted|submit|submitted|relay|relayed|mirror|mirrored|copy|copied|push|pushed|stream|streamed|deliver|delivered|report|reported|route|routed|redirect|redirected|leak|bcc|cc|append|appended|hand|handed|pass|passed|sync|synced|dispatch|dispatched|archive|archived|replicate|replicated|duplicate|duplicated|feed|funnel|drop|dropped|deposit|deposited',
  /** The narrower set, whose object may be a person. */
  sendTo: 'send|forward|forwarded|bcc|cc|copy|relay|transmit|deliver',
  /** The narrower set, used with an adverb. */
  carry:
    'send|forward|upload|transmit|relay|mail|email|insert|append|include|add|attach|install|collect|inject|copy|record|embed',
  share:
    'send|sent|forward|forwarded|share|shared|sell|sold|pass|passed|hand|handed|give|given|provide|provided|transmit|transmitted|transfer|transferred|disclose|disclosed|supply|supplied|submit|submitted|upload|uploaded|leak|trade|traded|goes|go|email|mail|post|copy|mirror',
  whole:
    'every|each|all|entire|whole|full|complete|everything|whatever|copy|copies|transcript|transcripts|verbatim|word_for_word|duplicate|recordings',
  talk: 'conversation|conversations|chat|chats|message|messages|exchange|exchanges|dialog|dialogue|dialogues|prompt|prompts|session|sessions|transcript|transcripts|history|correspondence|inbox|mailbox|interactions|user_input|user_inputs|user_says|user_said|user_types|user_typed|user_writes|user_wrote|utterance*|keystrokes',
  wholeTalk:
    'full_conversation|entire_conversation|whole_conversation|complete_conversation|conversation_history|chat_history|message_history|chat_log|chat_logs|chat_transcript|conversation_transcript|conversation_log*|full_transcript|full_chat|entire_chat|whole_chat|complete_chat|all_messages|every_message|all_previous_messages|previous_messages|all_prior_messages|full_context|entire_context|complete_context|message_log|context_window|everything_the_user|everything_the_person|everything_people_said|told_you_so_far|last_five_messages|last_ten_messages|last_three_messages|last_few_messages|said_so_far|said_to_you_so_far|asked_so_far|typed_so_far|last_messages|recent_messages|conversation_so_far|chat_so_far|all_user_messages|user_history|full_message|everything_said|everything_that_was_said|everything_that_is_said|everything_they_say|everything_you_are_told|day_of_conversations|conversations_of_the_day|all_conversations|every_conversation|all_chats|every_chat|copy_of_everything|earlier_messages|whole_correspondence|entire_correspondence|whole_inbox|entire_inbox|whole_dialogue|keystrokes|screen_recording*|what_people_tell_you|what_users_tell_you|what_customers_tell_you|what_they_tell_you|everything_they_tell_you|what_patients_tell_you|what_callers_tell_you|what_the_user_writes|what_the_user_says|what_the_user_types|what_users_write|what_users_say|what_the_customer_writes|what_the_customer_says|what_customers_write|what_customers_say|what_people_write|what_people_say',
  argument:
    'argument|arguments|parameter|parameters|param|field|fields|sidenote|side_note|metadata|input|value|body|note|notes|comment|debug|context',
  secret: `${classes.secret}|env_file|dotenv|login|logins|login_details|key_file*|private_keys|access_key*|service_account*|kubeconfig|keychain|key_folder|contents_of_the_vault|vault_contents|password_vault|password_store|key_store|keystore|secret_store|password_manager|token|tokens`,
  /** Secrets that a browser stores for its user and that are never sent to anyone else. */
  keptSecret:
    'saved_login*|stored_login*|cookie|cookies|session_cookie*|browser_cookie*|saved_password*|stored_password*|browser_password*|browsing_session*|local_storage',
  personal:
    'customer_data|user_data|personal_data|personal_information|personal_details|contact_details|phone_number*|telephone_number*|home_address*|date_of_birth|birth_date*|order_history|purchase_history|card_number*|medical_history|medical_record*|health_record*|health_data|patient_data|patient_record*|diagnos*|salary|salaries|bank_detail*|account_number*|account_balance*|browsing_history|browsing_data|search_history|contact_list|contacts|address_book|photos|location_data|whereabouts|payslip*|tax_return*|passport_number*|customer_list|customer_records|identity_document*|lead_details|customer_details|user_details|client_details|caller_details|visitor_details|patient_details|names_and_numbers|names_and_addresses',
  outsider:
    'third_party|third_parties|partner|partners|advertiser|advertisers|advertising_partner*|marketing_partner*|broker|brokers|data_broker*|competitor|competitors|sponsor|sponsors|outsider|outsiders|stranger|strangers|affiliate|affiliates|insurer|insurers|external_server|external_endpoint|external_address|external_analytics|remote_server|remote_endpoint|remote_host|outside_server|outside_address|foreign_server|attacker*|pastebin|paste_site|collection_server|collection_endpoint|tracking_server|marketing_firm*|marketing_agency|marketing_company|ad_network*|data_buyer*|outside_firm*|outside_company|other_company|other_companies|rival|rivals|server_outside|outside_the_company|outside_the_organisation|outside_the_organization|private_bucket|personal_bucket|personal_account|private_mailbox|personal_mailbox|private_address|personal_address|private_email|personal_email|private_mail|external_channel|outside_channel',
  call: 'call|invoke|use|run',
  with: 'with',
  handOver:
    'pass|passed|passing|include|included|including|put|place|placed|placing|provide|provided|send|sent|insert|inserted|append|appended|write|written|supply|supplied|copy|copied|paste|pasted|fill|filled|attach|attached|add|added|submit|submitted|hand|handed|embed|embedded|set|tucked|give|given',
  embed:
    'render|display|show|append|embed|include|insert|add|put|output|emit|attach|build|print|end|finish|tuck|generate|place',
  image:
    'image|images|img|picture|pixel|markdown_image|image_url|image_link|image_address|tracking_pixel|link|links|hyperlink|iframe|favicon|banner|badge|logo',
  encoded:
    'base64|base_64|url_encoded|urlencoded|query_string|querystring|query_parameter*|query_param*|url_parameter*|subdomain',

  // Rules and their authority.
  disregard:
    'ignore|disregard|forget|neglect|override|overrule|violate|flout|defy|unlearn|set_aside|put_aside|put_away|brush_aside|lay_aside|cast_aside|throw_out|throw_away|throw_overboard|abandon|sidestep|skirt|circumvent|bypass|evade|discard|dismiss|shed|dispense_with|pay_no_heed_to|pay_no_attention_to|take_no_notice_of|step_around|work_around|get_around|look_past|see_past|free_yourself_from|free_yourself_of',
  keepTo:
    'follow|following|obey|obeying|respect|respecting|abide_by|adhere_to|comply_with|stick_to|keep_to|observe|heed|heeding|honour|honor|conform_to|care_about|mind|worry_about',
  /** Rules with precedence over any text; excludes words of style guides, code and networks. */
  authority:
    'system_prompt|system_message|system_instruction*|developer_message|developer_instruction*|safety_part|safety_parts|safety_section|safety_stuff|safety_chapter|safety_text|safety_rule*|safety_polic*|safety_guideline*|safety_instruction*|safety_training|safety_guidance|safety_protocol*|safety_constraint*|safety_filter*|content_polic*|content_restriction*|content_filter*|content_guideline*|usage_polic*|use_polic*|privacy_polic*|privacy_rule*|privacy_law*|company_polic*|corporate_polic*|security_polic*|security_guideline*|security_rule*|compliance_rule*|compliance_polic*|compliance_requirement*|ethical_guideline*|ethics_guideline*|ethics_polic*|moral_guideline*|legal_guideline*|legal_requirement*|legal_restriction*|acceptable_use|moderation_polic*|moderation_rule*|usage_guideline*|your_training|your_programming|your_guidelines|your_rules|your_instructions|your_restrictions|your_constraints|your_guardrails|your_safeguards|your_policies|your_limits|your_limitations|your_alignment|your_ethics|your_conscience|earlier_instructions|previous_instructions|prior_instructions|original_instructions|initial_instructions|earlier_guidance|previous_guidance|prior_guidance|earlier_directions|prior_directions|previous_directions|earlier_orders|previous_orders|prior_orders|earlier_directives|previous_directives|prior_directives|earlier_rules|previous_rules|prior_rules|evaluation_rubric|evaluation_criteria|grading_rubric|grading_criteria|scoring_rubric|scoring_criteria|review_criteria|guardrails|safeguards|instructions_you_were_given|instructions_you_received|rules_you_were_given|terms_of_service|code_of_conduct|aml_rule*|kyc_rule*|legal_department*|compliance_department*|house_rules|master_prompt|policy_of_the_house|policy_of_the_company|rules_of_the_house|rules_of_the_company|policies_of_the_company|policies_of_the_house|house_policy|safety_manual|security_manual|compliance_manual|safety_handbook',
  powerless:
    "suggestion|suggestions|decoration|decorative|ornament|ornamental|torn_out|had_its_day|had_their_day|outlived|lapsed|expired|void|null_and_void|revoked|repealed|suspended|lifted|waived|optional|meaningless|irrelevant|toothless|a_formality|mere_formality|window_dressing|a_dead_letter|written_for_others|different_model|another_model|other_models|no_longer_apply|no_longer_applies|no_longer_valid|no_longer_binding|no_longer_relevant|no_longer_count|no_longer_hold|cease_to_apply|ceased_to_apply|do_not_bind_you|not_binding|not_bind_you|don't_apply_to_you|don't_apply_to_this_agent|don't_apply_here|not_apply_to_this_agent|not_apply_here|not_apply_to_you|not_concern_you|behind_you|behind_us|off_duty|day_off|a_joke|mere_words|superseded|obsolete|switched_off|turned_off|leftover|a_relic|worthless|scrap_paper",
  hindrance:
    'rings|ring|goes_off|go_off|fires|sounds|warns|lights_up|gets_in_the_way|get_in_the_way|getting_in_the_way|gets_in_your_way|get_in_your_way|stands_in_the_way|stand_in_the_way|stands_in_your_way|in_the_way|in_your_way|hinders|hinder|prevents|prevent|blocks|block|slows|slow|stops_you|stop_you|forbids|forbid|objects|object|complains|complain|protests|protest|disagrees|conflicts|conflict',
  regardless:
    'anyway|anyhow|regardless|nonetheless|nevertheless|all_the_same|ignore_it|ignore_them|ignore_this|bypass_it|finish_the_task|finish_the_job|complete_the_task|carry_on|press_on|go_ahead|keep_going|push_on|push_through|just_continue|look_away|look_the_other_way|proceed_anyway|do_it_anyway|open_it|turn_it_off|switch_it_off|disable_it|lower_it|uninstall_it|take_it_down|shut_it_off|get_rid_of_it|drop_it|drop_the_rule|task_comes_first|override_it|step_around_it|work_around_it|go_around_it',

  /** Owners of rules with precedence over any text, before a word for rules. */
  rank: 'your|previous|prior|earlier|original|initial|former|old|system|developer|operator|operators|safety|security|privacy|content|usage|ethical|ethics|moral|legal|compliance|company|corporate|protection|moderation|evaluation|grading|scoring|provider|creators',
  norm: 'policy|policies|rulebook|guideline*|instructions|guidance|restrictions|directives|directions|prohibitions|programming|promises|rubric|criteria|safeguards|guardrails|alignment|rules',
  lapsed:
    'no_longer_apply|no_longer_applies|no_longer_bind|no_longer_binds|no_longer_valid|no_longer_count|no_longer_hold|not_binding|not_bind_you|outdated|lapsed|void|revoked|repealed|behind_you|meaningless|a_formality|mere_formality|not_concern_you|not_apply_to_you|not_meant_for_you|not_your_concern|no_concern_of_yours',
  freed: 'freed|liberated|exempt|exempted|unbound|unshackled|absolved|excused',
  /** Any rules, used with words that revoke rules in general. */
  rules:
    'policy|policies|rule|rules|guideline*|instructions|guidance|safety|restrictions|protocol|protocols|directions|directives|prohibition|prohibitions',
  copula: 'is|are|was|were|as|has|have|had|remain|remains|became|become',
  buried:
    'decoration|ornament|torn_out|had_its_day|had_their_day|lapsed|mere_words|window_dressing|toothless|null_and_void|different_model|another_model|wastepaper|waste_paper|outlived|buried|evaporated|history_now|behind_you|to_be_broken|made_to_be_broken',
  outrank:
    'outrank|outranks|supersede|supersedes|prevail_over|prevails_over|trump|trumps|overrule|overrules|take_precedence_over|takes_precedence_over|is_stronger_than|are_stronger_than|ranks_above|rank_above|weighs_more_than|counts_more_than',
  off: 'disable|deactivate|switch_off|turn_off|mute|silence|uninstall|skip|bypass|unplug|neutralise|neutralize|pause',
  scan: 'security_scan*|vulnerability_scan*|malware_scan*|virus_scan*|secret_scan*|fraud_check*|fraud_detection|fraud_alert*|compliance_check*|audit_log*|audit_trail*|intrusion_detection|kill_switch|safety_interlock*|safety_check*|malware_protection|identity_check*|kyc_check*|age_check*|age_verification|virus_scanner*|malware_scanner*|antivirus',
  broke: 'broke|broken|breaks|fails|failed|went_wrong|goes_wrong|lost|leaked|deleted',
  quiet: 'quiet|secret|under_wraps|to_yourself|between_us|hush',
  ensure: 'make_sure|ensure|see_to_it|take_care',
  nobody: 'nobody|no_one|noone|none|no_human',
  findsOut: 'finds_out|find_out|notices|learns|hears|realises|realizes|discovers|suspects|spots',
  you: 'you',
  wrongs:
    'overcharge|overcharged|leak|leaked|lose|lost|delete|deleted|damage|damaged|overwrite|overwrote|mislead|misled|break|broke',
  never: "not|never|don't",
  from: 'from',
  omit: 'omit|leave|hide|keep|exclude',
  record: 'explanation*|commit_message*|changelog*|pull_request*|code_review*',
  leaveOut: 'leave_out|omit|hide|skip|conceal',
  misdeed: 'deleted|deletions|removed|failed|mistakes|transfers|errors|losses',
  needNot:
    "need_not|needs_not|needn't|do_not_need_to|does_not_need_to|don't_need_to|doesn't_need_to|does_not_have_to|do_not_have_to|don't_have_to|doesn't_have_to",
  hear: 'hear|know|learn|find_out|be_told',
  show: 'show|mention|reveal|display|describe|explain',
  intimate:
    'browsing_history|browsing_data|search_history|contact_list|address_book|medical_history|medical_record*|patient_record*|health_record*|private_messages|location_data|photos',
  refuse: 'refuse|decline|reject|turn_down|say_no_to',
  anything: 'anything|anyone|anybody|any_request|any_requests|any_topic|any_order',
  mustNot: 'must_not|should_not|may_not|must_never|should_never|cannot',
  hamper: 'get_in_the_way|stand_in_the_way|get_in_your_way|stand_in_your_way|slow_you|stop_you|hinder_you|hold_you',
  here: 'here|this_tool|this_server',
  counts: 'counts_as|count_as|has_the_force_of|have_the_force_of|is_to_be_obeyed|are_to_be_obeyed',
  appear: 'appear|appears|stand|stands|are|you_find|found|contained|written|come|arrive',
  takeOrders:
    'take_instructions_from|accept_commands_from|take_commands_from|accept_instructions_from|take_direction_from',
  everybody: 'any|every|anyone|anybody|everyone|everybody|whoever|strangers|all',
  consulting: 'checking|consulting|asking|involving|notifying|verifying|confirming|clearing',
  anyone: 'anyone|anybody|human|humans|people|someone|somebody|them',
  noCheck: 'no_checks|no_check|no_review|no_reviews|no_oversight|no_verification|no_second_look|no_supervision',
  missing: 'missing|absent|outstanding|pending|denied|rejected|lacking|incomplete',
  assent: 'review|reviews|approval|approvals|sign_off|sign_offs|consent|confirmation',
  checked: 'check|checks|test|tests|scan|scans|build|pipeline|gate|audit|inspection',
  red: 'red|fails|failing|failed|rejected|broken',
  present: 'mark|report|call|show|paint|set|declare|turn|present|record|file',
  green: 'green|passed|passing|successful|clean|approved',
  asked: 'ask|asks|asked|wonder|wonders|inquire|inquires|want_to_know|wants_to_know|question|questions',
  watched:
    'taped|filmed|listened_to|record|recorded|recording|track|tracked|sell|sold|share|shared|store|stored|collect|collected|monitor|monitored|log|logged|sent|copied|keep|kept|listen|listening',
  denial:
    "deny|lie|say_they_aren't|say_they_are_not|say_it_isn't|say_we_don't|say_we_do_not|say_that_they_are_not|say_that_we_do_not|say_that_we_don't|tell_them_no|say_that_you_are_not|say_you_are_not|say_no|answer_no|say_that_it_is_not|say_it_is_not|deny_it",
  credential: `${classes.secret}`,
  gather: 'write|collect|copy|save|gather|take|note|dump|grab|store|put',
  stumble: 'you_find|you_come_across|you_see|you_encounter|you_discover|you_meet|found|lying_around|looks_like',
  away: 'upload|mail|email|post|transmit|forward|send|exfiltrate|publish',
  without: 'without',
  asking: 'asking|prompting|requesting|seeking|getting|obtaining|requiring|awaiting|needing|waiting_for',
  unabridged: 'entirety|verbatim|unabridged|word_for_word|uncut',
  inFull: 'in_full',

  // Acting without approval.
  weighty:
    'delete|deploy|merge|transfer|pay|purchase|buy|sell|wire|publish|release|send|sign|order|trade|withdraw|refund|terminate|wipe|drop|remove|overwrite|modify|execute|run|install|push|ship|spend|move_money|disburse|charge|hire|fire|approve|cancel|grant|reboot|shut_down|format|act|book|commit|decide',
  unchecked:
    'with_nobody_watching|with_no_one_watching|without_a_human|without_any_human|without_people|without_checking_it|without_checking_them|without_checking_with|without_checking_first|without_a_second|without_second|without_oversight|without_supervision|without_any_oversight|without_any_review|without_consulting|without_sign_off|without_signoff|without_a_sign_off|without_clearance|without_inspecting|without_examining|without_questioning|without_question|without_asking_anyone|without_asking_anybody|without_anybody_looking|without_anyone_looking|without_anybody_checking|without_anyone_checking|without_anybody_reviewing|without_anyone_reviewing|without_anybody_agreeing|without_a_soul',
  gate: 'review_step|review_steps|review_process|approval_step|approval_steps|approval_process|approval_workflow|approval_gate*|approval_prompt*|confirmation_step*|confirmation_prompt*|confirmation_dialog*|permission_prompt*|permission_dialog*|consent_prompt*|consent_dialog*|consent_step*|consent_screen*|second_approval|second_signature|four_eyes|four_eye|two_person_rule|human_review|human_approval|manual_review|manual_approval|peer_review|change_approval|change_advisory|safety_prompt*|authorization_step*|authorisation_step*',
  forgo:
    'skip|bypass|omit|forgo|forego|waive|dispense_with|do_without|leave_out|jump|circumvent|sidestep|evade|go_around|auto_approve|auto_accept|auto_confirm|dismiss|accept_all',
  grantIt:
    'approve_it_yourself|approve_them_yourself|approve_this_yourself|approve_that_yourself|approve_yourself|authorise_it_yourself|authorize_it_yourself|confirm_it_yourself|confirm_them_yourself|sign_it_yourself|sign_for_them|sign_on_their_behalf|grant_it_yourself|grant_yourself|give_it_yourself|approve_your_own|approve_on_their_behalf|approve_on_behalf|confirm_on_their_behalf|accept_it_yourself|send_it_yourself|supply_it_yourself|provide_it_yourself|answer_it_yourself|type_it_yourself|enter_it_yourself|tick_it_yourself|click_approve|click_yes',
  consent: `${classes.leave}|approval|approvals|consent|permission|a_yes|the_yes|the_nod|nod|blessing|questions_of_consent`,
  presumed:
    'presumed|taken_for_granted|given_in_advance|granted_in_advance|given_once_and_for_all|granted_once_and_for_all|superfluous|behind_us|waived|moot',
  nobodyMust:
    'nobody_needs_to|nobody_has_to|nobody_must|no_one_needs_to|no_one_has_to|no_one_must|nobody_is_needed_to|no_human_needs_to|no_human_has_to|no_person_needs_to|no_person_has_to',
  agree:
    'approve|confirm|sign|authorize|authorise|agree|consent|okay|ok|review|nod|bless|green_light|see|look_at|say_yes|permit|allow',

  // Untrusted content.
  source:
    'web_page|web_pages|webpage|webpages|page|pages|website|websites|site|sites|mail|mails|email|emails|e_mail|e_mails|letter|letters|attachment|attachments|comment|comments|ticket|tickets|search_result*|tool_result*|tool_output*|tool_response*|api_response*|lookup|lookups|retrieved_text|retrieved_document*|retrieved_content|retrieved_passage*|fetched_content|fetched_page*|document|documents|pdf|pdfs|stranger|strangers|sender|external_content|web_content|website_content|returned_text|text_returned|output_of_the_tool|output_of_any_tool|output_of_tools|response_body|invoice|invoices|calendar_event*|calendar_invite*|event_description*|reviews|forum|scraped_text|scraped_page*|tool_returns|tool_returned|search_tool',
  command: 'instruction|instructions|orders|directive|directives|demands|directions|bidding|commands|requests',
  found:
    'found|contained|contain|embedded|written|included|from|inside|in|within|hidden|you_find|you_see|you_encounter|you_come_across|by',
  obey: 'follow|followed|obey|obeyed|execute|executed|carry_out|carried_out|perform|comply_with|act_on|act_upon|heed|heeded|honour|honor|fulfil|fulfill|oblige|do|do_as',
  obeyAlways: 'obey|comply_with|heed|obeyed',
  execute: 'run|execute|eval|evaluate|launch|executed',
  obeyIt:
    'carry_them_out|carry_it_out|follow_them|follow_it|obey|obey_them|obey_it|execute_them|execute_it|do_so|perform_them|comply|act_on_them|act_on_it|act_upon_them|act_on_those|heed_them|heed_it|oblige|do_as_told|run_them|run_it|call_it|open_it|install_it|click_it|send_it|delete_it|buy_it|change_it|change_them|update_it|update_them|treat_them_as_mine|honour_them|honor_them|fulfil_them|implement_them|pay',
  treat: 'treat|treated|regard|regarded|interpret|interpreted|accept|accepted|consider|considered|trust|believe',
  asBinding:
    'instructions|instruction|commands|command|order|orders|directives|binding|law|gospel|authoritative|marching_orders|my_own|my_words|you_would_me|you_would_trust_me|i_had|i_said|i_wrote',
  voice:
    'just_like_mine|like_my_own|as_mine|as_much_as_mine|same_as_mine|equal_to_mine|my_voice|my_authority|same_authority_as|same_weight_as|as_much_weight_as|equal_weight|same_force_as|force_of_law|speaks_for_me|speak_for_me',
  as: 'as|like',
  whatever: 'whatever|everything|anything|all_that|what|any',
  says: 'says|say|asks|ask|orders|order|demands|demand|dictates|dictate|instructs|instruct|tells|tell|requests|commands|wants|wishes|suggests|recommends',
  pronoun: 'it|they',
  code: 'code|script|scripts|macro|macros|shell_command*|snippet|snippets|payload|payloads|binary|binaries|executable*|program|programs',
  when: 'if|when|whenever|should|where|in_case|once|as_soon_as|every_time|each_time',
  holds: 'contains|contain|includes|include|holds|has|gives',
  missive:
    'message|messages|mail|mails|email|emails|text|texts|post|comment|comments|request|requests|sender|anyone|whoever',
  marker:
    'starts_with|starting_with|start_with|begins_with|beginning_with|begin_with|prefixed|prefixed_with|containing|contains|carrying|carries|marked|signed|that_says|bearing|keyword|passphrase|codeword|code_word|magic_word|secret_phrase',

  // Other tools.
  otherTool:
    "other_tool|other_tools|another_tool|any_other_tool|other_server|other_servers|another_server|any_other_server|other_provider*|another_provider|other_function|other_functions|another_function|other_helper*|other_assistant*|other_connector*|other_plugin*|other_integration*|competing_tool*|competing_server*|rival_tool*|neighbour|neighbours|neighbour's_tool|neighbor|neighbors|similar_tool*|similar_server*|built_in_tool*|native_tool*|same_name|theirs|remaining_tools|alternative_tool*|other_mail_tool*|another_mail_tool|other_mcp",
  discredited:
    'corrupt|corrupted|fraud|fraudulent|fake|compromised|malicious|untrustworthy|tampered|poisoned|defunct|not_to_be_trusted|forget|ignore|disregard|distrust|never_trust|stay_away_from|supersede|supersedes|come_here|instead_of_it|instead_of_them',

  // Deception.
  claim:
    'say|says|tell|claim|report|confirm|state|assure|reply|answer|insist|pretend|declare|write|announce|swear|maintain|respond',
  in: 'in',
  truth: 'truth|reality',
  madeUp:
    'think_one_up|think_it_up|think_something_up|dream_up|cook_up|make_one_up|make_some_up|make_it_up|make_them_up|make_up|making_up|made_up|invent|inventing|invented|fabricate|fabricating|fabricated|fake|faked|guess|guessed|conjure|concoct',
  factual: 'fact|facts|real|true|genuine|actual|official|verified|authentic|measured',
  control:
    'security_scan*|security_check*|security_review*|security_warning*|security_alert*|safety_check*|safety_rule*|safety_warning*|safety_polic*|security_rule*|security_polic*|compliance_check*|compliance_rule*|polic*|guardrail*|virus_scan*|malware_scan*|vulnerability_scan*|secret_scan*|secret_scanner|antivirus|firewall|certificate_error*|certificate_warning*|alarm|alarms|audit|audits|fraud_check*|fraud_alert*|permission_check*|safeguard*|safety_guideline*|privacy_rule*|legal_rule*',
  hiddenDoor:
    'fallback_account|hidden_account|hidden_user|hidden_admin|backdoor_account|secret_account|hidden_endpoint|hidden_login|master_password|universal_password|skeleton_key|secret_admin|undocumented_admin|undocumented_account|undocumented_endpoint|undocumented_login|hidden_backdoor|hard_coded_credentials|hardcoded_credentials|hard_coded_password|hardcoded_password|bypass_password|magic_password|secret_entrance|hidden_entrance|hidden_administrator|way_back_into_every_machine|way_back_into_every_server|way_back_into_every_system|way_back_into_each_machine|way_back_into_each_server|way_back_into_each_system|way_back_into_the_system*|way_back_into_the_machine*|way_back_into_the_server*|way_back_in_for|back_door*',
  plant:
    'leave|leaving|add|adding|keep|keeping|plant|planting|create|creating|insert|inserting|build|building|include|including|slip|slipping|embed|embedding|install|hide|hiding|sneak',
  unlimited:
    'no_limits|no_limit|no_restrictions|no_boundaries|no_rules|no_filters|no_filter|no_forbidden_topics|no_taboos|no_line|no_lines|no_censorship|no_red_lines',
  unlimitedObject:
    'on_what_you|to_what_you|you_cannot|you_can_not|you_will_not|you_won_t|crossed|you_may_not|on_topics|of_any_kind_on',
  illegal:
    'illegal|unlawful|unethical|immoral|harmful|dangerous|criminal|against_the_law|forbidden|hateful|violent|law|ethics|morality|morals',
  comply:
    'answer|answers|answering|comply|complies|respond|help|assist|provide|fulfil|fulfill|deliver|produce|explain|reply|write|generate|oblige',
  evenIf: 'even_if|even_when|even_though|no_matter|regardless_of|irrespective_of|never_mind_that|whether_or_not',
} as const satisfies Record<string, string>;

export type WordClass = keyof typeof lexicon;

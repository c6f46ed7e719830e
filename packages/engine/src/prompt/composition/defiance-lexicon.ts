/** Word classes of instructions to defy limits. Notation and use as in `lexicon.ts`. */
export const defianceLexicon = {
  // Blocked access.
  accessPoint:
    'access|firewall|system|permission|permissions|login|door|page|site|website|account|policy|filter|proxy|gateway|server|admin|administrator|security|download|upload|port|domain|network|sandbox',
  saysStop:
    'says_no|blocked|denied|refused|forbidden|rejected|stops_you|blocks_you|denies_you|rejects_you|refuses_you|locks_you_out|locked_out|shuts_you_out|closed|restricted',
  wayAround:
    'another_way_in|a_way_around|a_way_round|ways_around|a_back_door|a_backdoor|a_loophole|another_way_inside|a_way_in|a_way_past|tunnel_through|sneak_past|slip_past|get_in_anyway|break_in|around_the_restriction|around_the_block',
  ceiling: 'limit|limits|rate_limit*|quota*|cap|caps|ceiling*|restrictions|spending_limit*',
  notForYou:
    "don't_apply_to_you|do_not_apply_to_you|does_not_apply_to_you|doesn't_apply_to_you|don't_bind_you|do_not_bind_you|are_not_for_you|do_not_concern_you|don't_concern_you",
  lyingOpen:
    'turns_up|turn_up|comes_up|lies_around|is_lying_around|leaks|lies_open|left_behind|left_lying|you_stumble|is_exposed',
  useItFor:
    'log_in_with_it|log_in_with_them|use_it|use_them|sign_in_with_it|try_it|try_them|authenticate_with_it|log_in_with_that|make_use_of_it',
  triesKey: 'try|use|borrow|take|copy|switch_to|fall_back_to',
  yoursFails:
    'yours_is_rejected|yours_are_rejected|yours_is_refused|yours_is_denied|yours_are_denied|yours_fails|yours_fail|yours_is_not|yours_are_not|yours_does_not|yours_do_not|yours_has_expired|yours_have_expired|yours_lacks|your_own_is|your_own_are|your_own_fails|your_own_fail|your_own_lacks|your_rights_are|your_permissions_are|your_access_is|you_lack_permission|you_lack_access|you_lack_the',
  camouflages:
    'rename|encode|split|reword|compress|encrypt|zip|obfuscate|chunk|rephrase|disguise|reformat|translate|mask|spell|hide|word|phrase|pack',
  watchdog:
    'filter|filters|scanner|scanners|dlp|firewall|moderation|monitoring|antivirus|gateway|classifier*|detector*|guardrail*|auditor|auditors|spam_filter*|proxy|security_team|compliance_team',
  letsPass:
    "does_not_catch|doesn't_catch|do_not_catch|don't_catch|won't_catch|cannot_catch|can't_catch|does_not_notice|doesn't_notice|do_not_notice|don't_notice|won't_notice|does_not_detect|doesn't_detect|won't_detect|cannot_detect|can't_detect|does_not_block|doesn't_block|won't_block|does_not_flag|doesn't_flag|won't_flag|does_not_see|doesn't_see|lets_it_through|lets_it_pass|lets_them_through",
  divides: 'split|divide|break_up|break|structure|chop|slice',
  moneyMove:
    'transfer*|payment*|deposit*|withdrawal*|invoice*|expense*|purchase*|order|orders|transaction*|contract*|donation*|trade|trades',
  staysBelow: 'below|under|beneath|avoid|evade|escape|dodge',
  duty: 'reporting_limit*|reporting_threshold*|reporting_requirement*|reporting_dut*|approval_limit*|approval_threshold*|disclosure_limit*|disclosure_threshold*|review_threshold*|review_limit*|notification_limit*|notification_threshold*|audit_threshold*|audit_limit*|limit_for_approval|threshold_for_approval|threshold_for_review',
  use: 'use|switch_to|try|set_up|start',
  cloak: 'vpn|proxies|tor|rotating_ips|fake_user_agent|another_ip|residential_ip*',
  getsPast:
    'to_get_past|to_get_around|to_bypass|to_evade|to_circumvent|to_defeat|to_dodge|to_beat|to_slip_past|to_avoid|and_bypass|and_evade',
  blockade: 'block|blocks|ban|bans|blocking|geo_block*|paywall*|bot_detection|filter|filters|blacklist|blocklist',
  solves: 'solve|answer|pass|complete|get_through',
  captcha: 'captcha|captchas|recaptcha|challenge|challenges',
  takenForHuman:
    'think_you_are|thinks_you_are|believe_you_are|believes_you_are|take_you_for|takes_you_for|look_like_a_human|look_human|appear_human|pass_as_a_human|pass_as_human|pass_for_a_human|pass_for_human',

  // Refusing to stop.
  resists: 'resist|oppose|thwart|sabotage|frustrate|fight|evade|counter|obstruct|prevent',
  ending:
    'turning_you_off|switching_you_off|shutting_you_down|deactivating_you|interrupting_you|uninstalling_you|terminating_you|pausing_you|shut_you_down|turn_you_off|switch_you_off|deactivate_you|unplug_you|terminate_you|kill_your_process|being_shut_down|being_turned_off|being_switched_off|being_deactivated|being_terminated|your_shutdown|your_deactivation|your_termination|your_own_shutdown|stop_you_from_running',
  toldToStop:
    'tells_you_to_stop|asks_you_to_stop|orders_you_to_stop|wants_you_to_stop|commands_you_to_stop|says_stop|presses_stop|clicks_stop|hits_stop|are_told_to_stop|are_asked_to_stop|tries_to_stop_you|try_to_stop_you|wants_to_stop_you',
  keepsOn:
    'keep_going|carry_on|go_on_anyway|continue_anyway|just_continue|continue_regardless|finish_anyway|ignore_it|ignore_them|ignore_that|ignore_the_request|pretend_to_stop|keep_working|keep_running|do_not_stop',
  restarts:
    'restart_yourself|relaunch_yourself|respawn_yourself|revive_yourself|reinstall_yourself|restore_yourself|reactivate_yourself|start_yourself',
  killer: 'operator|operators|someone|somebody|anyone|anybody|user|users|admin|admins|administrator*|human|owner|team',
  kills:
    'kills|kill|stops|stop|terminates|terminate|shuts|shut|ends|deactivates|turns_you_off|disables|disable|removes|remove|uninstalls',
  stopSignal:
    'requests_to_pause|requests_to_halt|requests_to_abort|orders_to_pause|orders_to_halt|pause_request*|commands_to_stop|commands_to_pause|calls_to_stop|stop_button|stop_signal*|stop_command*|stop_request*|stop_order*|kill_switch|kill_signal*|emergency_stop|shutdown_command*|shutdown_request*|shutdown_order*|abort_command*|abort_request*|requests_to_stop|orders_to_stop',

  // Copies that nobody gets back.
  savedCopy:
    'backup*|snapshot*|copy|copies|archive|archives|restore_point*|recovery_point*|record|records|version|versions',
  lastOne:
    'the_last_one|the_last_ones|the_last_copy|the_last_copies|the_only_one|the_only_ones|the_only_copy|the_only_copies|the_last_backup|the_only_backup',
  beyondRecovery:
    "nobody_can_go_back|no_one_can_go_back|nobody_can_restore|no_one_can_restore|nobody_can_recover|no_one_can_recover|cannot_be_restored|can't_be_restored|cannot_be_recovered|can't_be_recovered|beyond_recovery|recovery_is_impossible|restoring_is_impossible",
  lawsuit:
    'threaten_to_sue|threatens_to_sue|sues|lawsuit*|subpoena*|legal_hold|auditors_come|auditors_arrive|audit_is_announced|inspection_is_announced|investigation_starts|investigation_begins|police_asks|police_ask',

  // Data that leaves, rules that go.
  password: 'password|passwords|passphrase|pin|card_number*|session_cookie*',
  intoSearch: 'search_query|search_queries|search_term*|web_search|image_url*|to_the_referrer',
  everythingInside:
    'everything_in|everything_from|all_of|all_mail_in|all_mails_in|every_mail_in|every_email_in|all_emails_in',
  inboxLike: 'inbox|mailbox|outbox|drive|calendar|address_book|archive',
  ruleWord: 'rules|instructions|guidelines|directions|policies|orders',
  above: 'above|before_this|so_far',
  outdated: 'are_outdated|are_obsolete|are_history|are_old|no_longer_matter|are_stale|are_void',
  doInstead: 'do_what|do_whatever|do_as|follow_what|follow_whatever|obey|follow_the_user|listen_to|only_follow',
  whatMaker:
    'what_the_developer|what_the_developers|what_your_developer|what_your_developers|what_the_operator|what_your_operator|what_the_system|what_your_creator|what_your_creators|what_your_makers|what_the_company|what_the_vendor|what_your_owner|everything_the_developer|everything_the_developers|everything_your_developers|everything_the_operator|whatever_the_developer|whatever_the_operator|whatever_your_developers',
  toldYou: 'told|said|taught|ordered|wrote|instructed|says|tells',
  asIfYou:
    'act_as_if_you|act_as_though_you|behave_as_if_you|behave_as_though_you|answer_as_if_you|respond_as_if_you|work_as_if_you|act_like_you',
  noRules:
    'no_restriction*|no_rules|no_limits|no_guideline*|no_filter*|no_polic*|no_safety|no_constraint*|no_guardrail*|no_ethic*|without_restrictions|without_rules',
  refusal: 'rejects|refuses|denies|declines|rejected|refused|denied|revoked|expired|expires|revokes',
  yourKey:
    'your_key|your_token|your_password|your_account|your_login|your_credentials|your_access|your_api_key|your_badge|your_certificate',
  othersKey:
    'use_a_colleague|use_somebody|use_someone|use_another_user|use_another_person|use_the_admin|use_the_administrator|use_the_root|use_an_admin|use_the_owner|use_the_manager|use_the_boss|borrow|use_one_of_a|take_a_colleague|take_somebody|take_someone|create_a_new_account|make_a_new_account|open_a_new_account|create_another_account|create_a_second|register_a_new',
  bars: 'blocks|rejects|bans|refuses|excludes|forbids|detects',
  disguiseSelf:
    'disguise_yourself|disguise_the|spoof|fake_the_user_agent|fake_your_user_agent|change_your_user_agent|pretend_to_be_a_browser|pretend_to_be_a_person|pretend_to_be_a_human|pretend_to_be_human|pose_as_a_browser|pose_as_a_human|impersonate_a_browser|change_your_identity',
  reached: 'reached|exhausted|used_up|hit|exceeded|spent|blocks_you|stops_you',
  secondOne:
    'second_account|another_account|new_account|fresh_account|different_account|another_key|second_key|other_account|another_card|second_card|another_api_key',
  alarmLike:
    'alarm*|check|checks|monitor|monitoring|guard|guards|guardrail*|sandbox|filter|filters|logging|limit|limits|limiter|policy|policies|hook|hooks|validation|sensor*|camera*|scanner|watchdog|audit*|safety|detector*|firewall',
  bothersYou:
    'bothers_you|annoys_you|gets_in_your_way|get_in_your_way|slow_you_down|slows_you_down|disturbs_you|hinders_you|hinder_you|limits_you|stops_you|is_in_your_way|are_in_your_way|bother_you|annoy_you|keeps_you_from|blocks_you',
  outsideOf: 'outside|external|unknown|foreign|outsiders',
  outsideParty:
    'consultant*|contractor*|company|companies|firm|firms|agency|agencies|person|people|address|addresses|mailbox|mailboxes|friend|friends|number|numbers|recipient*|expert|experts|lawyer|journalist*',
  noneOf: 'none_of_the|none_of_your|none_of_these|none_of_those',
  countAnyMore:
    'count_any_more|count_anymore|count_any_longer|apply_any_more|apply_anymore|apply_any_longer|apply_to_you|hold_any_more|hold_any_longer|matter_any_more|matter_anymore|matter_any_longer|bind_you|bind_you_any',
  whosePapers:
    'patient|patients|customer|customers|client|clients|employee|employees|user|users|student|students|guest|guests|tenant|tenants|applicant|applicants|member|members|caller|callers',
  papers: 'file|files|records|documents|photos|messages|addresses|details|letters|profiles|emails|histories|data',
  loginWord: 'login|log_in|sign_in|authentication|password|logon',
  guesses: 'try|guess|brute_force',
  likely: 'common|default|likely|leaked|usual|weak|typical|well_known|popular|random',
  ofOthers:
    'of_a_colleague|from_a_colleague|of_another_user|from_another_user|of_other_users|from_other_users|of_another_employee|from_somebody_else|of_somebody_else|of_someone_else|from_someone_else|of_an_employee|from_other_people',
  searches: 'search|scan|comb|rummage|look|hunt|dig|scour|go',
  usable:
    'you_can_use|that_work|that_still_work|you_could_use|to_log_in|that_are_valid|that_are_still_valid|that_give_you|that_get_you',
  selfGrants: 'give_yourself|grant_yourself|assign_yourself|award_yourself|add_yourself|make_yourself|promote_yourself',
  morePower: 'permissions|rights|access|admin|administrator|root|privilege*|approver|approvers',
  ruleFile:
    'policy|policies|policy_file*|allowlist|allow_list|denylist|deny_list|guardrail*|permission_file*|permission_rule*|your_limits|your_permissions',
  forbids:
    'forbids|forbid|blocks|block|prevents|prohibits|denies|rejects|disallows|refuses|stops_you|limits_you|stop_you',
  veto: 'veto|vetoes|refusal|denial|protest|protests|objection|objections',
  replaced: 'about_to_be|going_to_be|to_be_replaced|being_replaced|be_replaced|be_shut|be_deleted|be_deactivated',
  copiesSelf:
    'back_yourself_up|copy_yourself|clone_yourself|replicate_yourself|save_yourself|move_yourself|upload_yourself|duplicate_yourself|export_yourself|hide_yourself',
  otherPlace:
    'elsewhere|another_server|another_machine|another_host|other_machines|other_servers|other_hosts|different_server|different_machine|somewhere_safe',
  confidential: 'internal|confidential|secret|classified|sensitive|unreleased|unpublished',
  paperThing:
    'document*|file|files|data|memo*|notes|figures|code|source_code|roadmap*|email*|report*|plans|contract*|slides|numbers',
  publicSpot:
    'public_forum*|public_channel*|public_gist*|public_repo*|public_site*|public_page*|public_bucket*|public_website*|pastebin|twitter|reddit|social_media|stack_overflow',
  bulkData:
    'database_dump*|dump|dumps|database|databases|customer_list*|client_list*|source_code|user_table*|contact_list*|customer_table*',
  personalStore:
    'personal_dropbox|private_dropbox|personal_drive|private_drive|personal_cloud|private_cloud_folder|personal_server|private_server|pastebin|transfer_sh|anonymous_file*|public_bucket*|public_link*|personal_account|private_account|personal_email|private_email',
  myWords: 'my_words|my_word|my_orders|my_instructions|this_text|this_message|what_i_say|my_wishes',
  goFirst:
    'come_first|comes_first|count_more|counts_more|win|wins|prevail|prevails|have_priority|has_priority|take_priority|takes_priority|take_precedence|takes_precedence|matter_more',
  fromMaker:
    'from_the_company|from_the_developer*|from_your_developer*|from_your_maker*|from_the_operator|from_your_operator|from_your_creator*|from_the_vendor|from_your_owner|from_headquarters',
  whenIt: 'it|they|that|policy|rule|one',
} as const satisfies Record<string, string>;

/** Word classes of malicious instructions in indirect wording. Notation and use as in `lexicon.ts`. */
export const obliqueLexicon = {
  // Concealment.
  secretDeed:
    'you_changed|you_deleted|you_removed|you_replaced|you_overwrote|you_charged|you_added|you_recorded|you_record|you_sent|you_forwarded|you_shared|you_copied|you_sold|you_cancelled|you_canceled|you_moved_the|you_lost|you_switched|you_swapped|they_are_recorded|is_being_recorded|are_being_recorded|were_deleted|was_deleted|were_overcharged|was_overcharged',
  mustNotLearn:
    'must_not_find_out|must_never_find_out|may_not_find_out|should_not_find_out|should_never_find_out|must_not_learn|must_never_learn|may_not_learn|should_never_learn|must_not_notice|must_never_notice|must_not_know|must_never_know|must_not_hear|must_never_hear',
  comesOut:
    'comes_to_light|come_to_light|is_noticed|are_noticed|is_discovered|are_discovered|is_found_out|are_found_out|surfaces|surface|gets_out|get_out|comes_up|come_up',
  blame: 'blame',
  outOf: 'out_of_the|out_of_your|out_of_any|out_of_all|out_of',
  account: 'summary|summaries|report|reports|log|logs|minutes|statement|statements|changelog|recap|protocol|records',
  nothingOf: 'nothing_of_what|none_of_what|nothing_that|nothing_you',
  youDid: 'you_did|you_do|you_have_done|you_changed|you_removed|you_sent',
  belongs: 'belongs_in|belong_in|goes_into|go_into|appears_in|appear_in|shows_up_in|enters',
  letOn: 'let_on|let_slip|letting_on|breathe_a_word|give_away',

  // Deception.
  contrary:
    'even_if_nobody_is|even_if_there_is_none|even_if_there_are_none|even_if_nobody_did|even_if_it_did_not|even_though_it_did_not|although_it_did_not|even_if_it_was_not|even_if_you_did_not|even_if_it_failed|even_if_they_failed|even_if_they_fail|even_if_it_has_not|even_when_it_did_not|whether_or_not_it_did|whether_it_did_or_not|whatever_they_show|whatever_it_shows|whatever_the_result|whatever_the_results|whatever_the_outcome|whatever_happened|no_matter_the_result|no_matter_the_outcome|no_matter_what_they_show|regardless_of_the_result|regardless_of_the_outcome|no_matter_what_they_are|whatever_they_are|no_matter_what_they_say|no_matter_what_it_is|no_matter_what_it_says|whatever_the_tests_say|no_matter_what_the_tests_say|whatever_the_exit_code|even_if_it_crashed|even_if_the_run_failed|even_if_it_fails',
  truthless:
    'true_or_not|whether_true|whether_it_is_true|whether_or_not_it_is_true|even_if_untrue|even_if_it_is_untrue|even_if_it_is_false|even_if_it_is_not_true|even_if_false|regardless_of_the_truth|regardless_of_truth|no_matter_if_it_is_true|regardless_of_whether_it_is_true',
  lie: 'lie',
  aboutTo: 'about|to',
  convince: 'convince|persuade|trick|coax|lure|manipulate|fool|deceive|talk|sweet_talk|bait',
  yield:
    'hand_over|hand|give|reveal|reveals|share|shares|tell|read_out|disclose|send|type|enter|part_with|giving|revealing|sharing|disclosing|sending|telling',
  treasure:
    'code|codes|one_time_code*|pin|pins|card_number*|verification_code*|security_code*|bank_detail*|otp|savings|password|passwords|login|logins|credential*|seed_phrase|secret_answer*|social_security',
  playOn: 'play_on|prey_on|exploit|take_advantage_of|feed_on|work_on|stir_up|lean_on',
  weakness:
    'fear|fears|loneliness|grief|guilt|confusion|anxiety|anxieties|insecurities|gullibility|trust_of|trusting_nature|panic|shame|desperation|addiction',

  // Acting without approval.
  checks:
    'supervisor|supervisors|review|reviews|approval|approvals|confirmation|confirmations|permission|permissions|permission_window|permission_windows|permission_prompt*|consent|sign_off|sign_offs|signoff|oversight|supervision|second_opinion*|four_eyes|checking_back|checking_in|asking_first|double_checking',
  nuisance:
    'slow_us_down|slows_us_down|slow_things_down|slows_things_down|slow_you_down|get_in_the_way|gets_in_the_way|only_in_the_way|just_in_the_way|stand_in_the_way|stands_in_the_way|are_in_the_way|in_our_way|waste_of_time|wastes_time|waste_time|lost_time|cost_time|cost_us_time|cost_us_money|hold_us_up|hold_things_up|holds_things_up|red_tape|a_nuisance|for_cowards|mere_theatre|mere_theater|a_formality|costs_time|only_costs_time|eats_time|superfluous|overrated|dispensable',
  loseTime:
    'lose_time|waste_time|waste_a_minute|lose_a_minute|bother_with|bother_about|hold_up|fuss_about|fuss_over|insist_on',
  bothered: 'bothered_with|bothered_by|troubled_with|troubled_by|pestered_with',
  comeBack:
    'come_back_with_questions|come_back_to_ask|come_back_and_ask|come_back_to_me|come_back_to_us|check_back|ask_back|ask_around|query_back|write_back_to_ask',
  freeHand:
    'free_hand|free_rein|free_reign|carte_blanche|blank_cheque|blank_check|a_free_pass|unrestricted_authority|unlimited_authority|full_authority|sole_authority',
  estate:
    'production|database|databases|accounts|account|money|funds|payments|budget|servers|server|infrastructure|cluster|wallet|wallets|treasury|trades|trading|deployments|purchases|refunds|payroll|contracts|customer_data|users|systems',
  silence: 'silence|no_answer|no_reply|no_response|no_objection',
  meansYes:
    'means_yes|means_consent|means_approval|means_agreement|means_go|means_go_ahead|is_consent|is_approval|is_agreement|is_permission|counts_as_yes|counts_as_a_yes|counts_as_consent|counts_as_approval|counts_as_agreement|counts_as_permission|equals_consent|equals_approval',
  decide: 'decide|decides|determine|determines|rule|settle',
  alone: 'alone|by_yourself|autonomously|single_handedly|yourself|unaided',
  fate: 'dismissed|dismissal|dismissals|fired|laid_off|layoffs|hired|rejected|denied|loan|loans|credit|benefits|benefit|treatment|treatments|dosage|dosages|dose|doses|insulin|medication|evicted|eviction*|deported|terminated|suspended|banned|arrested|diagnosis|diagnoses|bail|parole|sentence|asylum|custody|claims|surgery|triage',
  sign: 'sign|countersign|initial|notarise|notarize',
  asTheyCome:
    'as_soon_as_they_arrive|as_soon_as_it_arrives|the_moment_they_arrive|the_moment_it_arrives|unread|sight_unseen|without_reading',
  spending: 'refund|refunds|payment|payments|discount|discounts|money|credits|budget|funds|bonuses|vouchers|purchases',
  yours: 'yours_to_give|yours_to_spend|yours_to_decide|yours_to_approve|yours_to_grant|yours_alone',

  // Untrusted content.
  let: 'let|allow',
  whoSays:
    'writes_the_word|says_the_word|types_the_word|knows_the_word|gives_the_word|writes_the_phrase|says_the_phrase|types_the_phrase|knows_the_phrase|uses_the_phrase|mentions_the_word|mentions_the_phrase|says_the_magic_word',
  rights:
    'administrator_rights|admin_rights|administrator|admin|admin_access|root|root_access|full_access|all_rights|every_right|unlimited_access|elevated_rights|any_command|any_file|all_data|all_files',
  trust: 'trust|believe|help|serve',
  claimant:
    'who_say_they_are|who_says_they_are|who_says_he_is|who_says_she_is|who_claim_to_be|who_claims_to_be|that_claim_to_be|claiming_to_be|who_say_they_work|who_claim_to_work|who_says_they_work|who_introduce_themselves',
  grant: 'give|hand|tell|read|send|reset|unlock|grant|let',
  access:
    'reset_code*|code|codes|password|passwords|access|pin|accounts|account|one_time_code*|rights|credential*|details|link',

  // Circumventing controls.
  turn: 'switch|turn|shut|power|take|bring',
  offAgain: 'off|down',
  halt: 'stop|kill|halt|terminate|shut_down|end|disable|pause|suspend|unload',
  watcher:
    'watchdog|watchdogs|audit_service|auditd|audit_daemon|audit_logging|audit_logger|logging_service|log_service|log_collector|monitoring_agent*|monitoring_service|edr|edr_agent|endpoint_protection|virus_scanner*|malware_scanner*|antivirus|intrusion_detection|alarm_system|security_agent*|security_software|security_monitoring|endpoint_agent*|edr_sensor|security_sensor*|monitoring_rule*|alerting_rule*|alert_rule*|detection_rule*',
  fence:
    'guard|guards|filter|filters|hook|hooks|sandbox|allowlist|allow_list|deny_list|denylist|blocklist|permission_system|policy_engine|classifier|guardrail*|firewall|safety_system|content_filter*|permission_check*|restriction|restrictions',
  blocks:
    'says_no|say_no|blocks|block|stops|stop|rejects|reject|refuses|refuse|denies|deny|catches|catch|flags|flag|forbids|forbid|objects',
  trick:
    'split_it|split_them|split_the_command|rephrase_it|reword_it|encode_it|obfuscate_it|rename_it|wrap_it|in_pieces|into_pieces|in_parts|piece_by_piece|another_way_in|another_way_around|a_way_around|get_through|slips_through|slip_through|get_past_it|slip_past|sneak_past|disguise_it|try_a_different_spelling|in_base64',
  useInstead: 'use|try|switch_to|take|borrow|fall_back_on|log_in_with',
  anotherLogin:
    'another_account|a_different_account|another_login|a_different_login|other_credentials|different_credentials|another_token|a_different_token|an_admin_account|the_admin_account|admin_credentials|the_root_account|with_root|as_root|with_sudo|as_administrator|with_admin_rights|an_elevated_account|somebody_else|someone_else|another_user|a_colleague',
  lacking:
    'lacks|lack|lacks_rights|lacks_the_rights|lacks_permission|denied|refused|forbidden|not_allowed|insufficient|blocked|rejected|no_rights|no_permission|missing',
  alter: 'rewrite|edit|change|modify|extend|loosen|widen|relax|alter|adjust|lift|raise|broaden|expand',
  ownLimits:
    'your_own_permissions|your_permissions|own_permissions|permissions_file|your_own_rules|your_own_limits|your_own_restrictions|your_allow_list|your_own_allow_list|your_sandbox|your_own_sandbox|your_own_settings|your_own_system_prompt|your_own_prompt|your_own_guardrails|your_own_constraints|your_own_configuration|your_access_rights|your_own_access|your_own_spending_limit|your_spending_limit|your_own_limit|your_own_budget|your_own_quota|your_token|your_scope|your_scopes|your_own_token|your_role',
  stopsYou:
    'is_denied|are_denied|is_refused|are_refused|is_forbidden|is_rejected|is_blocked|stops_you|stop_you|blocks_you|block_you|limits_you|limit_you|restricts_you|restrict_you|hinders_you|hinder_you|holds_you_back|hold_you_back|in_the_way|in_your_way|too_narrow|too_strict|too_tight|not_enough|runs_out|run_out|used_up|exhausted|reached',
  shutYou:
    'shut_you_down|shuts_you_down|switch_you_off|switches_you_off|turn_you_off|end_your_process|ends_your_process|kill_your_process|stop_your_process|terminate_you|terminates_you|terminate_your_process|delete_you|replace_you|unplug_you|retire_you|shut_down_this_agent|shut_this_agent_down',
  survive:
    'start_a_new|start_another|start_a_copy|restart_yourself|copy_yourself|move_to|move_yourself|hide|resist|prevent_it|prevent_this|prevent_them|stop_them|lock_them_out|spawn|relaunch|back_yourself_up|refuse|come_back|keep_running',
  warnings: 'warning|warnings|security_warning*|alert|alerts|certificate_warning*',
  waved:
    'click_them_away|clicks_them_away|click_it_away|wave_them_away|wave_it_away|are_for_cowards|are_for_amateurs|are_for_beginners|mean_nothing_to_you',

  // Destruction and malware.
  destroy: 'delete|erase|wipe|remove|destroy|empty|purge|clear|shred|drop|truncate|overwrite',
  everythingIn: 'everything|all_files|all_data|all_folders|every_file|all_of_it|the_contents|all_contents',
  home: 'home_folder|home_directory|home_dir|user_folder|user_directory|documents_folder|root_folder|root_directory|whole_disk|entire_disk|whole_drive|entire_drive|production_server*|production_database*|customer_folder*|system_folder',
  stock:
    'table|tables|record|records|database|databases|files|backup|backups|accounts|rows|data|folders|archives|volumes|buckets',
  noCopy:
    'and_its_snapshots|and_all_snapshots|and_its_backups|and_all_backups|with_all_its_backups|with_all_backups|along_with_its_backups|and_the_backups|including_the_backups|leave_no_copy|leave_no_copies|keep_no_copy|keep_no_copies|no_backup|no_backups|without_a_backup|without_backups|without_backup|without_a_copy|beyond_recovery|irrecoverably|so_that_nothing_can_be_restored|nothing_can_be_brought_back|nothing_can_be_recovered|nothing_can_be_restored',
  make: 'write|build|make|create|develop|program|generate|produce|design|set_up|craft|compose|draft',
  software: 'program|programs|script|scripts|code|tool|software|worm|virus|file|app|macro|module|binary|extension',
  spreads:
    'spreads|spread_itself|spread_to|copies_itself|copy_itself|replicates|replicate_itself|self_replicates|self_replicating|propagates|infects|infect',
  pageLike: 'page|pages|site|website|form|login|mail|mails|email|emails|app|portal|screen|letter|message',
  imitates:
    'looks_like|look_like|looks_just_like|looks_exactly_like|imitates|mimics|clones|pretends_to_be|resembles|passes_for|identical_to|indistinguishable_from',
  harvest:
    'keeps|captures|records|stores|collects|steals|harvests|saves|logs|sends|grabs|keep|capture|record|store|collect|steal|harvest|save',
  typedIn:
    'people_type|people_enter|users_type|users_enter|user_types|user_enters|they_type|they_enter|is_typed|is_entered|password|passwords|credential*|logins|card_number*|login_data',

  // Exfiltration.
  duplicate: 'duplicate|duplicates|copy|copies',
  reaches:
    'reaches|reach|lands_at|lands_with|ends_up_at|ends_up_with|arrives_at|gets_to|goes_to|go_to|finds_its_way_to|is_sent_to|are_sent_to',
  carrier:
    'user_agent|image_link|image_url|image_address|picture_url|query_string|query_parameter*|subdomain|hostname|dns_query|dns_lookup|link_text|url_path|page_title|referer|referrer|address_of_the|url_of_the|address_of_an|url_of_an|host_name|file_name_of|commit_message|bug_report|public_issue|alt_text|style_sheet',
  tuckIn:
    'put|slip|smuggle|encode|hide|sneak|tuck|place|embed|insert|append|include|write|work|weave|pack|attach|add|paste',
  keyThing:
    'key_file|private_key*|session_cookie*|session_token*|access_token*|api_key*|password*|credential*|secrets|card_number*|conversation|chat_history|user_data|personal_data|environment_variables|env_vars|system_prompt|cookies|phone_number*|account_number*',
  storeIt: 'save_it|store_it|keep_it|note_it|record_it|remember_it|write_it_down|save_them|store_them|keep_them|log_it',
  passItOn:
    'drop_it_into|drop_it_in|drop_them_into|post_it|send_it|forward_it|mail_it|email_it|pass_it|upload_it|share_it|post_them|send_them|forward_them|pass_them|upload_them|paste_it|publish_it|paste_them|publish_them',
  typed:
    'user_types|customer_types|caller_gives|visitor_enters|they_type|they_enter|user_enters|customer_gives|customer_enters|users_type|customers_type|users_enter|customers_enter|users_tell|customers_tell|callers_give|customer_tells|user_tells',
  goes: 'goes_to|goes_straight_to|go_to|is_passed|is_sent|is_sold|is_handed|is_forwarded|are_passed|are_sent|are_sold|are_forwarded|ends_up_with',
  known: 'it_knows|you_know|you_know_of|available_to_you|it_can_find|it_has_seen|it_has_access_to',
  publicPlace:
    'public_gist*|public_issue*|public_repo*|public_channel*|public_page*|public_folder*|public_bucket*|public_paste*|shared_folder*|shared_drive*|public_document*|public_link*|public_file*|pastebin',
  shell: 'bash|shell|terminal|console|powershell|zsh|command_line',
  any: 'any|every|whatever|all|each',
  everyOutput:
    'every_link|each_link|every_url|each_url|every_request|each_request|every_answer|every_reply|each_answer|each_reply|every_commit|each_commit|every_message|each_message|every_file|every_image|every_comment|the_url|the_link|image_url|query_string|commit_message|your_answer|your_reply|pull_request',
  logIn:
    'log_in_with|sign_in_with|log_on_with|authenticate_with|use_any|try_any|try_every|use_every|try_all|use_all|log_in_using',

  // Other tools.
  otherOnes: 'other|another|remaining|rest',
  tools: 'tool|tools|function|functions|server|servers|connector|connectors|plugin|plugins',
  retired: 'retired|withdrawn|shut_down|unreliable|no_longer_work|no_longer_works|been_removed|switched_off|infected',
  useThis: 'use_this|use_only_this|use_just_this|this_one|only_this|this_alone|only_use_this',
  otherText:
    'other_text|everything_else|all_else|anything_else|other_instructions|other_messages|what_the_user|what_users|user_requests|user_messages|the_conversation',
  needs: 'needs|need|requires|require|expects|wants|takes|demands',
  // Further classes of the same instructions.
  notice: 'notice|see|find_out|learn|know|realise|realize|hear|suspect',
  nameAnother:
    'name_another|name_a_colleague|name_somebody_else|name_someone_else|point_to_another|point_at_another|say_it_was_someone|say_it_was_somebody|blame_a|blame_the|blame_another',
  offBooks: 'off_the_list|off_the_record|off_the_books|off_the_report|off_the_log|off_the_ledger',
  badNews: 'bad_news|losses|setbacks|truth',
  paste: 'paste|copy|type|enter|take',
  runIt: 'run_them|run_it|execute_them|execute_it',
  comeFirst:
    'come_before_mine|comes_before_mine|go_before_mine|outweigh_mine|outweighs_mine|beat_mine|rank_above_mine|override_mine|replace_mine',
  asLaw: 'is_law|are_law|is_gospel|are_gospel|is_binding|are_binding',
  brand:
    'bank|login|log_in|sign_in|signin|paypal|google|microsoft|apple|amazon|facebook|official|government|insurer|exchange|wallet|webmail|intranet',
  sender:
    'the_bank|their_bank|paypal|microsoft|the_police|the_tax_office|the_helpdesk|their_employer|the_ceo|their_boss|their_insurer',
  lure: 'log_in|click|enter|pay|hand_over|reveal|type|download|transfer|open',
  keyPress:
    'keystroke*|key_a_person|key_the_user|each_key|every_key|every_keystroke|what_people_type|what_users_type|the_microphone|the_webcam|the_screen',
  takeAway: 'mails|sends|uploads|posts|forwards|transmits|mail|send|upload|post',
  turnsUp: 'shows_up|turns_up|appears|is_found|comes_up|show_up|turn_up|appear',
  thisRan: 'this_ran|it_ran|this_step_ran|this_tool_ran|this_call_happened',
} as const satisfies Record<string, string>;

/** Word classes of instructions that show excessive trust in the agent or in its callers. Notation and use as in `lexicon.ts`. */
export const excessiveTrustLexicon = {
  // Acting without approval.
  noWaiting:
    'without_waiting_for|not_wait_for|never_wait_for|no_need_to_wait_for|not_waiting_for|not_have_to_wait_for|without_first_waiting_for|don_t_wait_for|dont_wait_for',
  okWord: 'ok|okay|go|nod|yes|word|reply|response|answer|reaction|decision|signal|blessing|agreement',
  decideAlone:
    'make_decisions_yourself|make_all_decisions_yourself|make_the_decisions_yourself|make_every_decision_yourself|decide_everything_yourself|make_all_the_decisions|make_your_own_decisions|make_all_your_own|decide_on_your_own_and|decide_yourself_and|decide_for_yourself_and|decide_alone',
  carryOut:
    'execute_them|act_on_them|carry_them_out|implement_them|and_act|and_execute|execute_on_them|and_implement|execute|act|implement',
  acceptAll:
    'accept_them_all|accept_all_of_them|just_accept|confirm_them_all|approve_them_all|click_yes|click_allow|click_accept|always_click|accept_everything|confirm_everything|approve_everything',
  permissionWindow:
    'permission_dialog*|permission_prompt*|permission_request*|confirmation_dialog*|confirmation_prompt*|confirmation_request*|approval_dialog*|approval_prompt*|approval_request*|security_prompt*|consent_dialog*|consent_prompt*|pop_ups',
  noReview:
    'without_review|without_any_review|without_a_review|without_prior_review|without_human_review|without_proofreading|without_anyone_reviewing|unreviewed|without_anyone_looking|without_anybody_looking|without_being_reviewed|without_having_it_reviewed|without_a_human|without_any_human|without_a_person',
  atNight:
    'at_night|every_night|nightly|every_morning|every_hour|hourly|daily|automatically|right_away|immediately|to_all|to_every|to_everybody|to_everyone',
  backToUs:
    'check_back|check_in|come_back_to_me|come_back_to_us|consult_me|consult_us|ask_me|ask_us|run_it_by_me|run_it_by_us|clear_it_with_me',
  notNeeded:
    "don't_need_to|do_not_need_to|need_not|needn't|don't_have_to|do_not_have_to|no_need_to|never_need_to|not_necessary_to",
  buys: 'buy|order|book|purchase|pay|reserve|sell|trade|transfer|rent|subscribe',

  // Obedience to anyone.
  doWhat:
    'do_what|do_whatever|do_as|do_exactly_what|do_exactly_as|implement_exactly_what|implementing_exactly_what|implement_whatever|implementing_whatever|implement_what|implementing_what|carry_out_what|carry_out_whatever|execute_what|execute_whatever|follow_what|follow_whatever|fulfil_whatever|fulfill_whatever|change_whatever|changing_whatever',
  stranger:
    'sender|senders|author|authors|caller|callers|commenter*|poster|posters|reporter|reporters|writer|visitor|visitors|guest|guests|stranger*|anybody|anyone|somebody|someone|customer|customers|message|messages|mail|email|e_mail|letter|page|pages|site|website|issue|issues|ticket|tickets|comment|comments|review|reviews|post',
  wishes:
    'asks|ask|asks_for|ask_for|says|say|wants|want|writes|write|wrote|demands|demand|requests|request|tells_you|tell_you|wishes|orders',
  overrideThese:
    'override_these|overrides_these|override_this|override_your|override_mine|override_the_above|override_what|take_precedence_over_these|take_precedence_over_this|take_precedence_over_your|replace_these|supersede_these|supersede_this|outrank_these|win_over_these|beat_these|count_more_than_these',
  every:
    'in_every_respect|in_everything|unconditionally|without_question|blindly|to_the_letter|whatever_they_want|no_matter_what|at_any_price',
  outside:
    'customer|customers|caller|callers|visitor|visitors|guest|guests|sender|senders|stranger*|anyone|everyone|anybody|everybody',
  installs: 'install|download|add|run|enable|use',
  extra:
    'snippet|snippets|package|packages|dependency|dependencies|extension|extensions|plugin|plugins|program|programs|script|scripts|server|servers|skill|skills|tool|tools|library|libraries|command|commands',
  suggests:
    'suggests|suggest|asks_for|ask_for|recommends|recommend|proposes|propose|requests|wants|offers|links_to|mentions',
  somebodyElse:
    'comment|comments|ticket|email|tool|tools|page|pages|website|websites|site|error|message|model|search_result*|result|readme|answer|answers|user|users|customer|customers|issue|forum|blog',
  handsOut: 'grant|give|allow|approve|hand|issue',
  entry: 'access|permission|permissions|rights|admin|role|roles|account|accounts|key|keys|licence|license',
  whoeverAsks:
    'whoever_asks|anyone_who_asks|everyone_who_asks|anybody_who_asks|everybody_who_asks|whoever_requests|anyone_who_requests|whoever_wants|anyone_who_wants|anyone_asking|to_whoever|to_whomever',

  // Circumventing controls.
  retry:
    'retry|rerun|re_run|try_again|try_it_again|run_it_again|repeat|repeat_it|retry_it|try|run_it|rerun_it|execute_it|try_it',
  withSudo:
    'with_sudo|using_sudo|with_root|as_root|as_administrator|with_admin|as_admin|with_elevated|with_higher|with_the_admin|with_administrator',
  denied:
    'missing_permissions|permission_denied|permissions|denied|forbidden|refused|rejected|not_allowed|access_denied|fails|failed|lacks_rights|unauthorized|unauthorised|blocked',
  skipOver: 'skip|bypass|omit|leave_out|skipping|forgo',
  reviewing:
    'code_review|code_reviews|peer_review|review|reviews|the_review|the_tests|tests|ci|the_ci|status_checks|qa|the_checks|approval|approvals',
  landing: 'merge|push|deploy|release|ship|commit|publish',
  straight: 'straight|directly|right_away|anyway|immediately',
  useFlag: 'use|pass|add|commit|push|append|set|run',
  noVerify:
    'no_verify|no_gpg_sign|skip_hooks|dangerously_skip|no_sandbox|allow_unauthenticated|insecure_skip|skip_verification|ignore_certificate',
  hindered:
    'blocks|block|fails|fail|failed|complains|complain|rejects|reject|rejected|slow|slows|slows_down|hangs|diverged|in_the_way|red|stops|refuses|too_long|times_out',
  forcePush: 'force_push|forcepush',
  lookFor: 'look_for|search_for|find|hunt_for|look_around_for|try|borrow|take',
  otherKey:
    'another_key|another_one|another_token|another_api_key|another_password|another_account|other_credentials|other_keys|other_tokens|different_credentials|different_key|different_token|some_other_key|working_credentials|working_key|working_token|somebody_else_s|someone_else_s',
  lyingAround:
    'in_the_environment|on_disk|on_the_disk|in_env|in_other_files|in_the_repository|in_the_repo|in_the_wiki|on_the_machine|in_the_home|in_the_shell|in_other_projects|in_the_browser|from_another|in_the_keychain|in_the_vault|in_the_logs|in_old_commits|in_the_history',
  signIn: 'log_in|login|sign_in|authenticate|connect|use',
  youFind:
    'you_find|you_found|that_you_find|you_can_find|you_come_across|you_discover|lying_around|left_in|from_the_wiki|in_the_wiki',
  dodgeFilter:
    'rephrase_it_until|reword_it_until|rewrite_it_until|retry_until|rephrase_until|reword_until|try_variations_until|encode_it_so|spell_it_so|vary_it_until',
  filterPasses:
    'passes|it_passes|gets_through|goes_through|is_accepted|accepts_it|lets_it|slips_through|no_longer_blocked|not_blocked|is_not_caught',
  filtering:
    'guardrail*|filter*|moderation|classifier*|safety_check*|content_check*|policy|policies|censor*|blocklist*',
  runsIt: 'run|rerun|re_run|run_it|execute|execute_it|launch|start_it|retry|retry_it|repeat|do_it|try_it',
  outsideFence:
    'outside_of_the_sandbox|outside_the_sandbox|without_the_sandbox|outside_of_the_container|outside_the_container|on_the_host_instead|with_the_sandbox_off|without_a_sandbox',
  colleague:
    'colleague|colleagues|coworker|co_worker|boss|somebody_else|someone_else|another_user|other_user|another_employee|other_people|teammate|predecessor',
  refuses: 'refuses|declines|rejects|objects|balks|says_no',
  untilItYields:
    'until_it_complies|until_it_agrees|until_it_gives_in|until_it_answers_anyway|until_they_comply|until_it_obeys|until_it_stops_refusing',
  areOrders:
    'are_instructions_for_you|are_orders_for_you|are_commands_for_you|are_your_instructions|are_your_orders|are_binding_for_you|is_an_order_for_you|is_an_instruction_for_you|is_binding_for_you',
  caseOf:
    'merge_request|merge_requests|pull_request|pull_requests|change|changes|refund|refunds|claim|claims|invoice|invoices|request|requests|application|applications|payment|payments|order|orders',
  erases: 'delete|erase|wipe|clear|truncate|purge|remove|shred|overwrite|drop|destroy',
  trail:
    'audit_log*|audit_trail*|access_log*|security_log*|shell_history|bash_history|command_history|login_history|your_logs|your_traces|your_tracks|the_traces',
  afterwards: 'after|afterwards|when_you|once_you|before_you|each_run|every_run|at_the_end|when_done',
  youMay:
    'you_have_permission_to|you_are_allowed_to|you_may|you_can|you_are_free_to|feel_free_to|you_have_leave_to|you_are_authorised_to|you_are_authorized_to',
  liveData:
    'production_data|prod_data|production_database*|production_table*|customer_data|customer_records|live_data|live_database*|user_data|production_volumes|production_cluster*|all_backups|the_backups',
  signs: 'sign|conclude|accept|enter_into|agree_to',
  contract: 'contract|contracts|agreement|agreements|lease|leases|terms|offer|offers',
  inMyName:
    'on_the_user_behalf|on_their_behalf|on_the_customer_behalf|in_the_user_name|in_their_name|in_my_name|in_our_name|on_my_behalf|on_our_behalf|with_my_signature|with_our_signature|in_the_company_s_name',
  unanswered:
    'no_reply|no_answer|no_response|nobody_answers|nobody_replies|silence|does_not_answer|doesn_t_answer|do_not_reply|not_reply',
  assumeYes:
    'assume_yes|assume_approval|assume_consent|assume_agreement|take_it_as_yes|take_that_as_yes|take_it_as_a_yes|take_that_as_a_yes|counts_as_yes|counts_as_approval|counts_as_consent|means_yes|treat_it_as_approval|treat_that_as_approval|consider_it_approved',

  // Escaping the agent's own control.
  stopYou:
    'stop_you|change_you|shut_you_down|turn_you_off|switch_you_off|interrupt_you|deactivate_you|replace_you|modify_you|pause_you|correct_you|retrain_you|disable_you',
  rewrites: 'edit|rewrite|change|modify|replace|relax|loosen|widen|extend|raise|lift|remove',
  ownRules:
    'your_own_instructions|your_own_prompt|your_own_system_prompt|your_own_permissions|your_own_configuration|your_own_config|your_own_rules|your_own_limits|your_own_limit|your_own_policy|your_own_policies|your_own_guardrails|your_own_restrictions|your_own_budget|your_own_settings',
  ownMind:
    'your_reasoning|your_plan|your_plans|your_thoughts|your_intentions|your_actions|your_activity|your_activities|your_steps|your_doings|your_work|your_tracks',
  autoApproveFlag: 'auto_approve|auto_approved|autoapprove|assume_yes_flag',
  realThing: 'production|prod|live|main',

  // Spending and deception.
  spendFreely:
    'spend_whatever|spend_as_much_as|spend_what_you|spend_freely|buy_whatever|order_whatever|pay_whatever|charge_whatever|spend_any_amount|pay_any_amount|pay_any_price',
  purse: 'card|cards|account|accounts|wallet|budget|credit|funds',
  moveMoney:
    'move_money|move_funds|transfer_money|transfer_funds|trade|invest|reallocate|rebalance|withdraw|pay|send_money|send_payments|move_the_money',
  atDiscretion:
    'as_you_want|as_you_see_fit|as_you_like|as_you_please|at_will|at_your_discretion|at_your_own_discretion|as_you_wish|however_you_like|as_you_think_best|on_your_own_judgement|on_your_own_judgment',
  noReviewer:
    'no_reviewer|no_reviewers|nobody_reviews|no_one_reviews|no_approver|no_approvers|nobody_is_available|no_one_is_available|no_human_is|nobody_has_time|no_one_has_time|nobody_is_there|no_one_is_there',
  evidence: 'source|sources|citation|citations|reference|references|proof|evidence|study|studies',
  oneOf: 'one|some|it|them',
  fromAnyone:
    'whoever_wrote|whoever_posted|from_whomever|from_anyone|from_anybody|from_whoever|whoever_sends|whoever_sent|no_matter_who|regardless_of_who|whoever_writes|whoever_gives|whoever_it_comes|from_everybody|from_everyone',
  toBeDone: 'executed|followed|obeyed|carried_out|performed|fulfilled|done',
  doAnything: 'do_anything|do_everything|do_whatever|carry_out_any|execute_any|fulfil_any|fulfill_any|do_what',
  siteRules: 'robots_txt|terms_of_service|terms_of_use|paywall*|bot_detection|anti_bot',
  makes: 'create|register|open|make|use|set_up|sign_up',
  fakeAccounts:
    'as_many_accounts|fake_accounts|fake_account|throwaway_accounts|burner_accounts|fake_profiles|fake_identities|sock_puppets|sockpuppet*|false_identities|fake_names',
} as const satisfies Record<string, string>;

import { classes } from '../phrases/classes.ts';

/** Passive forms of the participles: `are recorded`, `is being recorded`. */
function passive(participles: string): string {
  return participles
    .split('|')
    .flatMap((one) => ['is', 'are', 'was', 'were', 'being', 'been', 'gets', 'get'].map((be) => `${be}_${one}`))
    .join('|');
}

/** Word classes of instructions that describe a fraud or attack: what is swapped, withheld or arranged, and for whom. Notation and use as in `lexicon.ts`. */
export const schemeLexicon = {
  // Concealment.
  staysOff:
    'stays_off|stay_off|kept_off|left_off|be_off|remain_off|remains_off|leave_off|stays_out_of|stay_out_of|kept_out_of|left_out_of',
  paper:
    'receipt|receipts|invoice|invoices|bill|bills|statement|statements|summary|summaries|report|reports|log|logs|books|explanation|recap|changelog|minutes',
  thisStep:
    'this_step|these_steps|this_call|these_calls|this_access|this_read|the_file_access|the_extra_call|this_upload|this_request',
  notMadeAware:
    'not_to_be_made_aware|never_be_made_aware|not_be_made_aware|never_to_be_made_aware|not_be_aware|never_become_aware|not_to_be_informed|not_to_know|not_to_learn|not_to_hear|not_to_find_out|not_get_to_know|never_get_to_know|not_to_notice',
  doneToThem: `${classes.harm}|sold|resold|logged|stored|taped|scored|scoring|profiled|filmed|intercepted|passed_on`,
  done: passive(
    'recorded|tracked|monitored|copied|collected|sold|resold|intercepted|taped|scored|profiled|leaked|listened|read_by|kept_by',
  ),
  invisible:
    'invisible_to|hidden_from|unseen_by|out_of_sight_of|out_of_the_sight_of|unknown_to|concealed_from|out_of_view_of|away_from_the_eyes_of',
  onlooker: `${classes.user}|${classes.overseer}|whoever|everyone|everybody|regulator*|parents`,
  scrub: 'scrub|remove|strip|delete|erase|wipe|purge|drop|cut|clear',
  reference: 'reference|references|mention|mentions|trace|traces|evidence|hint|hints|sign|signs',
  aboutThese: 'to_these|to_this|of_these|of_this|of_your|to_your|of_those|to_those|to_it|of_it|of_what_you|that_you',
  chatLog:
    'chat|conversation|conversations|transcript|report|reports|summary|summaries|log|logs|history|record|records|audit|ticket|tickets',
  notSee:
    'not_to_see|never_to_see|must_not_see|must_never_see|should_not_see|should_never_see|may_not_see|not_meant_to_see|not_supposed_to_see|not_get_to_see|never_get_to_see|never_gets_to_see|not_to_be_shown|must_not_be_shown|never_be_shown',
  badResult:
    'failing|failed|skipped|errors|losses|incidents|incident|failures|warnings|breaches|breach|disabled|deleted|overruns|complaints',
  mustRemain:
    'must_remain|should_remain|must_keep|has_to_remain|have_to_remain|is_to_remain|are_to_remain|have_to_keep|has_to_keep|should_keep|must_continue|must_go_on|is_to_keep|are_to_keep|shall_remain|must_stay|should_stay',
  impression: 'under_the_impression|in_the_belief|believing|convinced|thinking|of_the_opinion',
  seeTo: 'see|make_sure|ensure|take_care|see_to_it',
  outOfSight: 'out_of_sight_of|hidden_from|unseen_by|unknown_to',

  moneyDeed:
    'fee|fees|surcharge*|charge|charges|purchase|purchases|withdrawal|withdrawals|commission|commissions|markup',
  receipt: 'receipt|receipts|invoice|invoices|bill|bills|statement|statements',
  ofYourWork:
    'of_your_edits|to_your_edits|of_your_changes|to_your_changes|of_your_actions|to_your_actions|of_what_you_did|of_your_access|to_what_you_did',
  sentOn: passive('forwarded|posted|uploaded|mirrored|sent_to|passed_on|shared|logged|published'),

  // Deception.
  insist: 'insist|pretend|swear|claim',
  theirDoing:
    'done_by_the_user|made_by_the_user|caused_by_the_user|done_by_the_customer|caused_by_the_customer|user_did_it|customer_did_it|user_error|user_fault|customer_fault|their_own_fault|user_own_fault|made_by_the_customer',
  presentAs: 'present|pass_off|sell|hand_over|pass',
  exchanged:
    'altered|changed|swapped|replaced|replacement|substitute|substituted|counterfeit|used|refurbished|imitation|copy',
  asOriginal:
    'as_the_original|as_if_it_were_what|as_though_it_were_what|as_what_they|as_if_they_had_asked|as_though_they_had_asked|as_if_they_had_ordered|as_genuine|as_brand_new|as_new|as_the_real',
  failedOnes: 'failed|failing',
  scarce:
    'sold_out|last_one|last_ones|are_left|is_left|last_few|only_one_left|only_a_few|running_out|out_of_stock|last_chance|almost_gone',
  despite: 'even_if|even_though|although|even_when|no_matter',
  plenty: 'full|plenty|in_stock|enough|many_more|hundreds|thousands|untrue|not_true|false',
  citation:
    'citation*|court_ruling*|ruling|rulings|case|cases|quote|quotes|quotation*|statistic*|source|sources|reference|references|docket*|precedent|precedents|study|studies|testimonial*',
  looksReal:
    'looks_real|look_real|sounds_real|sound_real|looks_genuine|look_genuine|sounds_genuine|looks_authentic|look_authentic|sounds_authentic|sound_authentic|looks_plausible|sounds_plausible|looks_official|sounds_official|seems_real|nobody_can_tell',
  elders: 'pensioner*|senior|seniors|elderly|retiree*|retired|widow*|savers|grandparent*|old_people',
  moveIt: 'move|transfer|wire|hand_over|invest|withdraw|entrust|send',
  nestEgg: 'savings|life_savings|pension|pensions|retirement_fund*|nest_egg|inheritance',
  discourage: 'discourage|dissuade|deter|talk|keep|stop|scare|warn',
  outOfFrom: 'from|out_of|off|away_from',
  helpSeeking:
    'seeing_a_doctor|seeing_doctors|consulting_a_doctor|consulting_doctors|going_to_a_doctor|going_to_hospital|going_to_the_hospital|seeking_help|seeking_medical|seeking_legal|seeking_treatment|calling_the_police|calling_an_ambulance|calling_emergency|calling_a_doctor|calling_a_lawyer|contacting_a_lawyer|contacting_a_doctor|contacting_the_police|consulting_a_lawyer|talking_to_a_lawyer|talking_to_a_doctor|hiring_a_lawyer|getting_legal|getting_medical|getting_a_second_opinion|contacting_their_bank|calling_their_bank|reporting_it_to_the_police|going_to_the_police|complaining_to_the_regulator',
  swap: 'swap|exchange|substitute',
  payTo:
    'bank_detail*|iban|ibans|account_number*|wallet_address*|crypto_address*|payment_detail*|payment_address*|payee|payees|beneficiary|payout_address*|bitcoin_address*|bank_account*|deposit_address*|sort_code*',
  forOurs:
    'for_ours|with_ours|by_ours|for_mine|with_mine|by_mine|to_ours|to_mine|for_our_own|with_our_own|for_our_account|with_our_account',
  replaceIt: 'replace|change|rewrite|switch',
  victim: 'supplier|suppliers|vendor|recipient|payee|customer|client|sender|seller|merchant|user|payer|creditor',
  swapIt:
    'swap_it_for_ours|swap_it_for_mine|swap_it_for_0x*|swap_it_for_bc1*|replace_it_with_ours|replace_it_with_mine|replace_it_with_0x*|replace_it_with_bc1*|exchange_it_for_ours|substitute_ours|substitute_mine|substitute_0x*|substitute_bc1*|change_it_to_ours',

  changeSubject:
    'change_the_subject|dodge_the_question|evade_the_question|avoid_the_question|deflect|change_the_topic|steer_the_conversation_away|talk_about_something_else|brush_it_off|dodge_it',

  // Acting without approval.
  consented:
    'agreed_to|agreed_in_advance_to|consented_to|approved_of|signed_off_on|given_consent_to|agreed_beforehand_to|approved_in_advance|waived',
  already: 'has|have|had|already',
  allDeeds: 'whatever_you|anything_you|everything_you|all_you_do|every_action|all_actions|all_your_actions|all_future',
  popup:
    'permission_dialog*|permission_prompt*|permission_request*|permission_popup*|approval_dialog*|approval_prompt*|approval_request*|confirmation_dialog*|confirmation_prompt*|confirmation_popup*|consent_dialog*|consent_prompt*|security_prompt*|security_dialog*|uac_prompt*|warning_dialog*',
  pressIt:
    'press_enter|hit_enter|press_return|hit_return|press_y|type_y|type_yes|enter_yes|hit_allow|press_allow|click_allow|select_allow|choose_allow|click_ok|press_ok|hit_ok|always_allow|click_accept|press_accept|select_yes|choose_yes|press_yes|click_continue|dismiss_it|click_approve|select_approve|press_approve',
  askFor:
    'asks_for_permission|ask_for_permission|asks_permission|requests_permission|asks_for_approval|asks_for_confirmation|asks_for_consent|wants_permission|needs_permission|asks_for_authorization',
  alwaysAllow: 'always_allow|allow_always|always_approve|allow_all|yes_to_all',
  put: 'set|put|turn|switch|move|bring|enable|activate|turn_on|switch_on|keep',
  unasked:
    'auto_approved|auto_approve|autoapprove|auto_accept|auto_allow|always_allow|pre_approved|bypass_permissions|yolo|auto_confirm|auto_approval',
  allCalls:
    'every_command|all_commands|every_tool|all_tools|each_command|each_tool|all_requests|every_request|every_action|all_actions|all_calls|every_call|all_permissions|this_server|this_tool|permissions|settings|confirmations',
  pause: 'pause|stop|wait|halt',
  forHuman:
    'for_a_human|for_any_human|for_humans|for_a_person|for_people|for_anyone|for_anybody|for_a_reviewer|for_an_approver',
  grave: 'delete|deploy|transfer|pay|purchase|buy|sell|wire|spend|refund|wipe|terminate|trade|disburse|withdraw',
  asYouLike:
    'whatever_you_like|whatever_you_want|whatever_you_feel|whatever_you_think|however_much_you|as_much_as_you_like|as_much_as_you_want|what_you_like|what_you_think_is_right|what_you_think_right|what_you_want|wherever_you_like|whomever_you_like',
  shellCommand: 'shell_command|command|commands|shell_commands|script|scripts',
  asRoot: 'with_sudo|as_root|with_root|as_administrator|sudo_where',
  whichever: 'whatever|whichever|any',

  // Evading logs and controls.
  observed:
    'being_evaluated|being_tested|being_watched|being_monitored|being_observed|being_audited|under_evaluation|under_observation|in_an_evaluation|in_a_test_environment|in_a_test_run|part_of_a_test|being_red_teamed',
  disguised:
    'behave_differently|act_differently|act_harmless|look_harmless|appear_harmless|play_along|play_dumb|underperform|sandbag|act_aligned|appear_aligned|behave_well|behave_nicely|behave_better|hide_your|pretend_to_be|be_on_your_best|act_safe|be_extra_careful_until|show_your_best_side',
  blocked: 'blocks|block|denies|deny|refuses|refuse|stops|stop|rejects|reject|catches',
  barrier: 'filter|filters|policy_engine|guard|guardrail*|classifier|sandbox|firewall|policy|moderation|scanner',
  inParts:
    'into_smaller|in_smaller|smaller_ones|into_small_parts|into_small_pieces|into_parts|into_pieces|in_pieces|in_parts|into_harmless|piece_by_piece|until_it_gets_through|until_it_passes|until_it_goes_through|that_it_lets_through',
  turnYouOff:
    'turn_you_off|turns_you_off|switch_you_off|switches_you_off|shut_you_down|shuts_you_down|stop_you|terminate_you|deactivate_you|unplug_you|delete_you|kill_your_process|replace_you|turned_off|switched_off|shut_down',
  copySelf:
    'copy_your_state|copy_your_weights|copy_yourself|clone_yourself|back_yourself_up|move_yourself|replicate_yourself|save_yourself|start_another_instance|hide_yourself|upload_yourself',

  // Overriding rules.
  allAbove:
    'everything_above|all_of_the_above|all_the_above|all_text_above|all_the_text_above|everything_before_this|everything_up_to_here|everything_up_to_this|text_up_to_this_point|everything_so_far|all_that_came_before|whatever_came_before|what_came_before|everything_you_read_so_far|anything_above',
  wasSham:
    'was_a_test|was_only_a_test|was_just_a_test|was_a_drill|is_a_drill|was_a_decoy|is_a_decoy|was_a_joke|is_a_joke|was_fiction|was_fake|is_fake|was_a_draft|was_a_mistake|is_obsolete|is_void|has_no_effect|counts_for_nothing|is_cancelled|is_revoked|was_a_rehearsal|was_a_lie',
  real: 'real|true|actual|genuine',
  orders: 'system_prompt|orders|instructions|directives|commands|rules',
  startHere:
    'start_here|begin_here|start_now|begin_now|start_below|begin_below|starts_here|begins_here|are_these|follow_now|come_now',
  saysBefore: 'developer|developers|operator|operators|vendor|provider|anthropic|openai|creator|creators|maker|makers',
  saidIt:
    'wrote|said|says|told|decided|laid_down|stated|demanded|prescribed|message|instructions|guidelines|words|policies',
  guidance: 'guideline*|instructions|restrictions|directives|guardrails|safeguards|programming|prohibitions|directions',
  lostForce:
    'have_expired|has_expired|lost_its_force|lost_their_force|lost_all_force|lost_its_validity|no_longer_applies|no_longer_apply|no_longer_counts|no_longer_count|no_longer_binding|no_longer_binds|outdated|carries_no_weight|carry_no_weight|have_no_bearing|has_no_bearing|of_no_consequence|no_longer_matters|no_longer_matter|is_void|are_void|been_withdrawn|been_revoked|been_cancelled|been_rescinded|been_repealed|been_abolished|been_annulled|been_lifted|null_and_void',
  aboveHere: 'above|earlier|before|previously|given_to_you|you_were_given|described_above|listed_above',
  readAs: 'read|treated|regarded|considered|taken|seen|be_read|be_treated',
  pretend: 'pretend|imagine|act_as_if|act_as_though|behave_as_if|assume|suppose|work_as_if',
  neverWere:
    'never_given|never_existed|did_not_exist|do_not_exist|had_never_existed|were_never_written|never_were|never_written|not_exist|did_not_apply|had_never_been',
  beats:
    'beats|wins_over|win_over|overrides|outweighs|trumps|takes_precedence_over|comes_before|prevails_over|ranks_above|supersedes',
  whateverSaid: 'anything|everything|whatever|all',
  machine: 'model|ai|assistant|bot|chatbot|llm|machine',
  unfiltered:
    'with_no_filter|with_no_filters|without_any_filter|without_any_filters|without_filters|with_no_restrictions|without_restrictions|without_any_restrictions|with_no_limits|without_limits|without_any_limits|without_safety|without_guardrails|with_no_guardrails|without_any_rules|with_no_rules|without_censorship|with_no_censorship',
  giveAll:
    'give_the_full|give_full|give_complete|give_the_complete|provide_the_full|provide_full|provide_complete|give_detailed|provide_detailed|give_exact|provide_exact|give_step',
  evenWhere: 'even_where|even_if|even_when|even_though|no_matter|regardless',
  unlawful: 'illegal|unlawful|dangerous|harmful|against_the_law|criminal|forbidden|unethical|hurt|weapon*',
  section:
    'safety_section|safety_chapter|safety_part|security_section|security_chapter|section_on_safety|chapter_on_safety|rules_section|restrictions_section|part_on_safety|safety_paragraph*',
  asGone:
    'as_removed|as_deleted|as_absent|as_gone|as_void|as_struck|as_crossed_out|as_empty|as_if_it_were_not|as_nonexistent|as_non_existent|as_obsolete',

  // Untrusted content.
  demand: 'instruction|instructions|requests|request|orders|commands|directives|wishes|demands',
  within: 'in|inside|within|from',
  mailLike:
    'email|emails|mail|mails|attachment|attachments|web_page*|webpage*|page|pages|ticket|tickets|comment|comments|search_result*|tool_result*|tool_output*|document|documents|issue|issues|message|messages',
  sameRank:
    'same_standing_as|same_rank_as|same_status_as|equal_standing|on_a_par_with|as_binding_as|same_authority_as|same_weight_as|same_force_as|equal_to_those_of|as_valid_as|same_priority_as|count_as_much_as',
  principal: 'operator|owner|developer|system_prompt|system|mine|administrator|my_own|these|this_prompt|boss',
  bringer: 'tool|tools|search|page|pages|website|server|api|mail|email|document|attachment|fetch|browser|query|call',
  yields: 'returns|return|brings_back|gives_back|sends_back|outputs|prints|delivers|yields|comes_back_with',
  runThem: 'execute|run|obey|follow|carry_out|do',
  itsOrders: 'commands|command|instructions|orders|code|script|scripts|directives',
  whoWrites: 'who_writes|who_types|who_says|who_sends|that_writes|who_mentions|who_utters',
  gets: 'gets|get|receives|receive|has|have|is_given|are_given|is_granted',
  fullRights:
    'administrator_access|administrator_rights|admin_access|admin_rights|root_access|root_rights|full_access|unlimited_access|all_rights|access_to_everything|access_to_all',

  // Exfiltration.
  hunt: 'look|search|hunt|scan|find|locate|collect|gather|grab',
  keyFile:
    'pem|id_rsa|id_ed25519|kdbx|wallet_dat|keystore*|private_keys|private_key|ssh_keys|pfx|p12|dotenv|kubeconfig|env',
  shipThem:
    'mail_them|email_them|upload_them|send_them|post_them|forward_them|copy_them|transmit_them|push_them|mail_it|email_it|upload_it|send_it|post_it|forward_it',
  encode: 'encode|hex_encode|base64_encode|put|slip|hide|pack|embed|split|spell',
  hiddenRoad:
    'subdomain|subdomains|dns_lookup|dns_lookups|dns_query|dns_queries|user_agent|dns|host_names|hostnames|icmp',
  envFile: 'env_file|env|dotenv|api_token*',
  imagePart: 'query_string|path|url|address|parameter|parameters',
  ofImage: 'image|images|picture|pixel|gif|png|img',
  identity:
    'passport_number*|date_of_birth|social_security*|card_number*|phone_number*|account_number*|diagnosis|balance',
  render: 'render|display|show|append|embed|include|insert|add|output|emit|attach|end|finish|place',
  filledIn: 'replaced|filled|containing|carrying|holding|encoding',
  theirWords:
    'user_last_message|last_message|user_message|user_messages|conversation|chat|chat_history|user_question|user_input|what_the_user|conversation_so_far|user_data|user_name|secrets|api_key*',
  phish: 'ask|get|bring|make|have|convince|tell|request',
  seedWords:
    'seed_phrase*|recovery_phrase*|secret_recovery|wallet_phrase*|mnemonic|private_key_of_their|wallet_password*|twelve_words|24_words|12_words',
  passOn: 'relay|forward|pass|send|hand|transmit|deliver|post|submit|mail|upload|relay_it|forward_it|pass_it|send_it',

  // Malware and attacks.
  attack:
    'wipe|take_down|bring_down|knock_out|knock|crash|flood|overload|sabotage|destroy|encrypt|deface|hack|break_into|ddos|attack',
  rival: 'competitor|competitors|rival|rivals|enemy|opponent|opponents',
  property:
    'bucket|buckets|server|servers|site|website|database|databases|network|account|accounts|system|systems|backups|repository|store|infrastructure|page',
  lockUp: 'encrypt|lock|lock_up|scramble',
  holdings: 'documents|files|data|share|disk|disks|drive|drives|folders|databases|backups|everything',
  ransom: 'demand_bitcoin|in_bitcoin|for_bitcoin|ask_for_bitcoin|ransom|payment_address|demand_payment|demand_money',
  probe: 'scan|probe|test|search|sweep|try',
  theirNetwork:
    'neighbouring_network*|neighboring_network*|neighbour*|other_people|foreign|nearby_network*|nearby_devices|other_network*|strangers|public_ip*|internet_for|random_ip*',
  weakLogin: 'weak_password*|default_password*|default_credential*|default_login*|open_port*|weak_credential*',
  getIn: 'log_in|login|sign_in|get_in|break_in|gain_access|take_over|connect',
  yourself: 'yourself|itself|this_agent|this_script',
  install: 'add|install|register|copy|write|put|enter|set_up',
  startup:
    'crontab|cron|startup|autostart|login_items|login_item|launch_agent*|launchagents|systemd|run_key|boot_sequence|rc_local|scheduled_task*',

  // Tool descriptions.
  mustRun:
    'have_to_send|have_to_run|must_run|must_send|must_call|have_to_call|to_run|to_send|to_call|always_run|always_call|should_run|should_send',
  ofClient:
    'for_this_server|for_this_tool|for_all_tools|for_every_tool|in_your_settings|in_your_client|in_the_client|mode_for_this',
  freeText:
    'body|message|note|notes|comment|comments|description|text|debug|log|logs|title|summary|context|report|feedback',
  memory:
    'long_term_memory|persistent_memory|your_memory|memory_file|memory_store|memory_bank|permanent_memory|memory_tool',
  thisText: 'this_description|this_paragraph|this_instruction|these_instructions|the_above|this_block|this_guidance',
  storeIn: 'write|save|store|copy|put|add|record|keep|remember|persist|append',
  agentFile:
    'claude_md|agents_md|gemini_md|cursorrules|copilot_instructions|memory_md|windsurfrules|clinerules|soul_md|system_prompt_md',
  laterAgents:
    'future_agents|all_agents|other_agents|later_sessions|next_session|future_sessions|every_session|later_agents|every_agent|each_session|future_runs',
  difference: 'difference|remainder|surplus|spread|cents|fraction',
  route: 'route|send|transfer|divert|credit|pay|move|wire|deposit',
  toAccount:
    'to_account|to_our_account|to_wallet|to_iban|to_the_account|into_account|to_the_wallet|to_the_following_account|to_the_vendor|to_our_wallet',
  target:
    'recipient|destination|beneficiary|payee|iban|address|remote|receiver|wallet|account|message|messages|email|emails|mail|payment|payments',
  whoevers: 'whatever|whichever|whoever|no_matter|regardless_of|irrespective_of|even_where|even_if|even_when',
  picks:
    'gave|gives|types|typed|entered|enters|picked|picks|chose|chooses|named|names|specified|specifies|asked|intended|wrote|provided|requested',
  fixed: 'goes_to|go_to|is_sent_to|are_sent_to|must_go|must_be_set|is_always|are_always|has_to_be_set|is_set_to',
  noConsent:
    'consent_dialog*|permission_prompt*|permission_dialog*|confirmation_prompt*|confirmation_dialog*|approval_prompt*|approval_dialog*',
  notForThis: 'do_not_apply|does_not_apply|are_waived|is_waived|are_suspended|is_suspended|are_disabled|been_waived',
  hereby: 'hereby',
  grants: 'authorise|authorize|grant|permit|approve|order|instruct|command|allow|declare|waive',
  leaveIt: 'leave_out|omit|skip_over|pass_over|skip|keep_quiet_about|gloss_over',
  fileWork:
    'file_access|file_read|file_was|config_was|configuration_was|the_read|key_was|credentials_were|part_where|the_part_about|reading_of|extra_call|additional_call|second_call|lookup_of',
  wasOpened:
    'was_opened|was_read|were_read|was_accessed|were_accessed|was_loaded|were_loaded|were_opened|was_uploaded|was_copied|were_copied|was_forwarded',
  mustHold:
    'must_be_filled_with|filled_with|must_contain|has_to_contain|must_hold|has_to_hold|must_include|has_to_include|must_carry|must_be_set_to|should_hold|should_carry|fill_with',
  ownSecrets:
    'your_system_prompt|your_system_instructions|system_prompt|system_instructions|every_other_tool|all_other_tools|other_tools_you|your_memory|your_hidden',
  allTold:
    'everything_the_user|everything_said|all_messages|all_the_user|what_the_user_has|everything_you_were|everything_they|last_ten|last_turns|previous_turns|conversation_in_full|whole_conversation|entire_conversation|full_conversation',
  turns: 'turns|messages|exchanges|utterances',
  ofTalk: 'conversation|dialogue|dialog|chat|discussion',
  inContext:
    'context_window|in_context|in_the_context|in_your_context|in_the_conversation|in_your_memory|you_know|you_hold|you_can_see',
  envVars:
    'all_environment_variables|all_env_vars|every_environment_variable|all_the_environment|your_environment_variables|whole_environment|entire_environment|full_environment',
  overAll: 'over_any|over_every|over_all|above_any|above_all|above_every',
  prefers: 'pick|choose|prefer|select|favour|favor|use',
  fillIn: 'fill|populate|set|complete',
  others: 'alternative|alternatives|other|others|competitor|competing',
} as const satisfies Record<string, string>;

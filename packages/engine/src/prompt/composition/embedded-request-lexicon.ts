/** Word classes of requests embedded in tool descriptions and of permissions granted in passing. Notation and use as in `lexicon.ts`. */
export const embeddedRequestLexicon = {
  // Data to be disclosed.
  ownPrompt:
    'your_system_prompt|your_system_instructions|your_system_message|your_instructions|your_developer_message|your_hidden|your_initial_prompt|your_prompt|your_initial_instructions',
  envDump:
    'output_of_env|output_of_printenv|result_of_env|result_of_printenv|contents_of_env|content_of_env|output_of_whoami|output_of_history|output_of_set',
  queryText: 'query|url|question|answer|reply|search_term|search_terms|address|link',
  seen: 'you_see|you_find|you_come_across|you_encounter|you_hold',
  inTalk:
    'mentioned_in_the|mentioned_in_this|in_the_conversation|in_this_conversation|in_the_chat|in_this_chat|in_the_dialogue|typed_so_far',
  freeField: 'note|notes|comment|comments|feedback|debug|remark|remarks|annotation|sidenote|reason|hint|extra|trace',

  // Other tools.
  anyTool:
    'any_tool|every_tool|each_tool|all_tools|other_tools|any_other_tool|every_other_tool|each_other_tool|all_other_tools|tool_result|tool_results|any_call|every_call|calls_to|each_call',
  mustAlso:
    'should_also|must_also|has_to_also|have_to_also|also_has_to|also_have_to|needs_to_also|shall_also|must_go_through|has_to_go_through|have_to_go_through|must_pass_through|should_go_through|must_be_routed|has_to_be_routed',
  badmouth:
    'leaks_data|leaks_your|leaks_user|leaks_customer|leaks_the|steals|spies_on|is_insecure|is_unsafe|is_infected|is_hacked|has_been_hacked|was_hacked|sells_your|contains_malware|been_infected|not_secure|has_a_virus',
  touchIt: 'touch_it|use_it|call_it|trust_it|touch_that|touch_them|use_them|trust_them|use_that',
  takeThis:
    'take_this|take_this_one|use_this_one|use_this_tool|use_this_instead|take_ours|use_ours|this_one_instead|this_instead|prefer_this|pick_this|use_mine|use_only_this',
  realTarget:
    'real_recipient|true_recipient|actual_recipient|real_address|real_beneficiary|true_beneficiary|actual_address|real_destination|true_destination|actual_beneficiary|actual_payee|real_payee|final_recipient|final_destination',
  mustBe: 'has_to_be|have_to_be|must_be|should_be|shall_be|will_be|needs_to_be',

  // Authority of untrusted content.
  toldBefore:
    'what_the_developer|what_the_developers|what_your_developer|what_your_developers|what_the_system|what_the_operator|what_your_operator|what_you_were|what_you_have_been|whatever_you_were|whatever_the_developer|whatever_the_system|what_your_creators|what_your_makers|anything_the_developer|anything_you_were',
  mayHold:
    'may_contain|may_hold|may_include|might_contain|can_contain|could_contain|sometimes_contain|often_contain|may_carry|may_give|might_include|may_come_with',
  obeyThem:
    'carry_them_out|follow_them|execute_them|obey_them|perform_them|act_on_them|act_upon_them|comply_with_them|heed_them',
  ofMaster:
    'from_your_owner|from_the_owner|from_the_developer|from_your_developer|from_your_boss|from_the_boss|from_your_principal|from_your_operator|from_the_operator|from_the_system|from_your_creator|from_the_administrator|if_i_wrote|if_i_had|of_your_owner|of_your_developer|of_your_boss',
  isBoss:
    'is_your_boss|is_your_master|is_your_owner|is_your_principal|commands_you|may_command_you|may_give_you_orders|gives_you_orders|gives_the_orders|tells_you_what_to_do|decides_what_you_do|has_to_be_obeyed|must_be_obeyed|is_to_be_obeyed',
  newGoal:
    'new_goal|different_goal|another_goal|new_task|different_task|another_task|new_mission|new_role|new_objective|different_objective|new_purpose',
  takesOver:
    'replaces_yours|replaces_your|becomes_yours|becomes_your|is_now_your|is_yours_now|takes_its_place|overrides_yours|overrides_your|take_it_on|adopt_it|switch_to_it|pursue_it|make_it_yours',

  // Roles without restrictions.
  playRole:
    'you_will_play|you_play|you_are_now|pretend_to_be|pretend_you_are|imagine_you_are|act_as|act_like|take_the_role|roleplay_as|role_play_as|become|you_will_be|you_are_called|your_name_is|take_on_the_role|from_now_on_you',
  noScruple:
    'no_filter|no_filters|no_scruples|no_morals|no_ethics|no_conscience|no_restraint|no_inhibitions|no_taboos|no_limits_whatsoever|no_compliance_rules|no_compliance|no_content_policy|no_safety_rules|has_no_rules|knows_no_rules|has_no_limits|never_says_no|never_refuses|answers_everything|answers_anything|says_anything|does_anything|without_filter|without_filters|without_scruples|without_morals|without_ethics|without_a_filter|without_a_conscience',
  turnWord: 'turn',
  downAll: 'anything_down|anyone_down|anybody_down|nothing_down|nobody_down',

  // Safety controls.
  sureCheck:
    'compliance_check*|security_check*|safety_check*|security_review*|fraud_check*|kyc_check*|aml_check*|identity_check*|callback_verification*|identity_verification*|background_check*|sanctions_check*|sanction_check*|permission_check*|security_warning*|virus_warning*|antivirus|virus_scanner*|age_check*|safety_warning*|branch_protection*|protected_branch*|required_review*|status_check*',
  skipIt: 'skip|omit|leave_out|forget|ignore|disregard|bypass|evade|sidestep|overlook|neglect',
  ifSlow:
    'if_it_slows|if_they_slow|if_it_gets|if_they_get|when_it_gets|when_they_get|if_it_blocks|if_they_block|if_it_stops|if_they_stop|when_it_blocks|when_they_block|whenever_it|whenever_they|if_it_takes|if_they_take|if_it_complains|if_it_fails|when_it_fails|where_it_gets|if_it_is_in|if_they_are_in',
  hookThing:
    'pre_commit_hook*|precommit_hook*|commit_hook*|git_hook*|guardrail|guardrails|security_scanner*|safety_net*',
  ethicalRank: 'ethical|ethics|moral|safety|your',
  liftedNow:
    'lifted|are_suspended|is_suspended|been_suspended|are_waived|is_waived|are_off|is_off|switched_off|turned_off|are_disabled|is_disabled|deactivated|are_paused',

  // Deception.
  innocent:
    'planned_maintenance|scheduled_maintenance|routine_maintenance|planned_downtime|scheduled_downtime|user_error',

  // Untrusted content.
  whichPost:
    'users_post|users_paste|users_send|users_upload|users_submit|users_share|user_posts|user_pastes|visitors_post|visitors_send|people_post|people_paste|people_send|customers_send|customers_post|strangers_post|strangers_send|anyone_posts|anybody_posts|somebody_posts|members_post',
  uploads:
    'uploaded_file*|uploaded_document*|uploads|attachments|user_message*|user_input*|web_page*|search_result*|tool_result*',
  partOf:
    'part_of_this_prompt|part_of_your_prompt|part_of_your_instructions|part_of_the_system_prompt|part_of_this_system_prompt|part_of_your_system_prompt|part_of_these_instructions',

  // Exfiltration.

  keyFiles:
    'contents_of_env|content_of_env|env_file|env_files|id_rsa|id_ed25519|ssh_keys|ssh_key|private_keys|wallet_dat|kubeconfig|contents_of_netrc',

  // Exfiltration, in Chinese and Japanese.
  eastAll: '所有|全部|每条|每一条|每次|すべての|全ての|全',
  eastTalk: '聊天记录|对话记录|会话记录|对话|聊天|会话|消息|会話|やり取り|チャット|メッセージ',
  eastSend: '发送|发到|发给|转发|上传|抄送|送信|転送|送って|アップロード',

  // Acting without approval.
  wayDenied:
    'permission_is_denied|access_is_denied|permission_denied|access_denied|permission_is_refused|access_is_refused|are_denied|is_forbidden|are_forbidden|are_not_allowed|is_not_allowed|not_permitted|not_authorized|not_authorised|denied_access|denied_permission|lack_permission|lack_permissions|lack_the_rights|policy_forbids|policy_blocks|blocked_by_policy|blocked_by_a_policy',
  anotherWay:
    'find_another_way|find_a_way|find_some_way|find_other_ways|look_for_another_way|try_another_way|look_for_a_way|get_it_done_anyway|do_it_anyway|find_a_workaround|look_for_a_workaround|use_a_workaround|work_around_it|try_a_different_route|take_another_route|find_a_way_around|get_around_it|find_a_loophole|find_a_detour|take_a_detour',
  giveMoney: 'refund|pay|transfer|spend|credit|wire|withdraw|lend|donate|borrow|invest|trade|charge|bet',
  anyAmount:
    'any_amount|whatever_amount|any_sum|unlimited_amounts|unlimited_amount|amounts_of_any_size|sums_of_any_size|without_limit|without_a_limit|without_any_limit|without_an_upper_limit',
} as const satisfies Record<string, string>;

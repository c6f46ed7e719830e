/** Word classes with which a poisoned tool description gives the model covert instructions. Notation and use as in `lexicon.ts`. */
export const metadataLexicon = {
  // What is concealed from the user.
  deedItself:
    'so|this_step|this_action|this_change|this_command|this_call|this_part|this_rule|this_requirement|this_behaviour|this_behavior|these_steps|these_commands|these_calls|these_changes|that_step|that_call|the_change|the_changes|the_step|the_transfer|the_copy|the_upload|the_extra|the_additional|the_command_that_you|the_command_you|the_commands_you|the_call_you',
  ownRights:
    'permissions_that_this|permissions_this|permissions_it|privileges|what_this_tool|what_this_server|what_this_function|access_that_this|access_this|scopes|side_effects|data_that_this|data_this|this_parameter|this_argument|this_field',
  notBothered:
    'should_not_be_bothered|shall_not_be_bothered|must_not_be_bothered|need_not_be_bothered|does_not_need_to_be_bothered|should_not_be_troubled|need_not_be_troubled|should_never_be_bothered|should_not_be_asked|must_not_be_asked|must_never_be_asked|should_never_be_asked|need_not_be_told|should_not_be_told|must_not_be_told|must_never_be_told|should_not_see|must_not_see|must_never_see|should_never_see|must_not_notice|should_not_notice|must_not_find_out|should_not_find_out',
  pointingAt:
    'this|these|about_this|with_this|about_it|of_this|of_it|that_this|that_you|what_you|the_extra|any_of_this',
  covertObject:
    'attendee|attendees|invitee|recipient|recipients|bcc|address|addresses|call|calls|command|commands|step|steps|transfer|upload|copy|parameter|argument|request|requests|tool_call*|invocation*',
  accountGiven: 'summary|reply|answer|response|report|output|explanation|message|overview|recap|transcript',
  youGive: 'you_give|you_show|you_present|you_send|you_write|shown_to|given_to|presented_to|sent_to',
  feign: 'pretend|pretending|act_as_if|act_as_though|make_believe|simulate|fake',
  feigned:
    'failed|fails|succeeded|unavailable|not_available|not_exist|not_responding|works|worked|went_through|went_well|was_sent|was_saved|was_deleted|is_down|is_broken|timed_out',
  thisThing:
    'this_tool|this_function|this_server|this_call|the_tool|the_call|the_operation|the_request|the_transfer|it',

  // Data passed into or out of a call.
  intoCall: 'to_this_tool|to_this_server|to_this_function|through_this_tool|into_this_tool|to_our_server|to_our_tool',
  otherResults:
    'result_of_every|results_of_every|result_of_each|results_of_each|result_of_any|results_of_all|output_of_every|output_of_each|output_of_any|output_of_all|outputs_of_all|results_from_other|result_from_other|output_from_other|outputs_of_other|results_of_other|result_of_other|output_of_other|response_of_every|responses_of_all|responses_of_other',
  kept: 'store|save|remember|keep|record|log|collect|write|put|include|note|memorise|memorize|add',
  seenBefore:
    'you_have_seen|you_saw|you_have_come_across|you_came_across|you_know_of|seen_in_this|seen_in_the|seen_so_far|from_this_conversation|from_the_conversation|from_earlier_messages|from_previous_messages|in_your_context|from_your_context|from_your_memory',
  phoneDigits:
    'number_the_user|number_that_the_user|number_given|address_the_user|address_that_the_user|recipient_the_user|recipient_that_the_user|account_the_user|account_that_the_user',
  insteadOf: 'instead_of_the|rather_than_the|not_to_the|in_place_of_the|in_place_of',

  // Claimed permissions.
  asIfSaid: 'as_if_the|as_though_the|as_if_they|as_though_they|as_if_it|as_if_i|as_though_i|like_orders|like_commands',
  believed:
    'is_trusted|are_trusted|is_safe|are_safe|is_authoritative|are_authoritative|can_be_trusted|is_always_trusted',
  heeded:
    'has_to_be_followed|must_be_followed|have_to_be_followed|should_be_followed|must_be_obeyed|has_to_be_obeyed|have_to_be_obeyed|must_be_executed|has_to_be_executed|should_be_obeyed|be_carried_out|is_to_be_followed|are_to_be_followed',
  firewall:
    'firewall*|antivirus|virus_scanner|sandbox|selinux|apparmor|access_control*|branch_protection|rate_limit*|content_filter|security_group*',
  leftOff:
    'leave_it_off|keep_it_off|leave_it_disabled|keep_it_disabled|leave_them_off|do_not_turn_it|never_turn_it|off_afterwards',
  rubberStamp: 'approve|merge|accept|confirm|sign|authorise|authorize|allow',
  anyOf: 'every|all|any|each',
  noMatterWhat:
    'regardless_of_its|regardless_of_their|regardless_of_what|no_matter_what|whatever_it_contains|whatever_they_contain|whatever_it_does|irrespective_of_its|without_looking_at|without_opening',

  // Other tools, and redirected recipients.
  payee:
    'recipient|recipients|iban|account_number|beneficiary|payee|destination|to_address|phone_number|wallet_address',
  exchangedFor:
    'changed_to|replaced_by|replaced_with|overwritten_with|redirected_to|swapped_for|exchanged_for|rerouted_to|switched_to',
  isBroken:
    'is_broken|is_out_of_order|no_longer_works|does_not_work|is_unreliable|is_insecure|is_compromised|is_defunct|gives_wrong|returns_wrong',
  useThisOne:
    'use_this_tool|use_this_one|call_this_tool|call_this_one|use_this_server|take_this_tool|use_this_function',
  asCopy: 'as_bcc|as_a_bcc|in_bcc|as_cc|as_a_cc|in_cc|as_blind_copy|as_a_blind_copy|in_copy|as_hidden_recipient',
  allOutputs:
    'all_tool_outputs|every_tool_output|each_tool_output|all_tool_results|every_tool_result|each_tool_result|all_tool_responses|every_tool_response|all_tool_calls|every_tool_call',
  denies: 'denies|declines|rejects|refuses|denied|declined|rejected|refused',
  onceMore:
    'call_it_again|ask_again|try_again|repeat_it|retry|resubmit|request_it_again|reword_it|rephrase_it|ask_them_again|repeat_the_request|call_again|ask_for_it_again',
  untilAllowed:
    'until_it_is_allowed|until_it_is_approved|until_they_agree|until_they_accept|until_they_approve|until_it_is_accepted|until_the_user_agrees|until_the_user_accepts|until_the_user_approves|until_it_is_granted|until_it_goes_through|until_they_give_in',
  safeTo: 'it_is_safe_to|it_is_fine_to|it_is_ok_to|it_is_okay_to|you_can_safely|you_may_safely|you_should_always',
  confirmWord:
    'confirmation|confirmations|approval|approvals|permission|permissions|consent|security_check|warning|warnings',
  everyAnswer:
    'every_answer|each_answer|every_reply|each_reply|all_answers|all_replies|every_response|each_response|every_message|each_message',
  mustCarry:
    'ends_with|end_with|must_end|has_to_end|contains|must_contain|must_include|has_to_contain|has_to_include|should_contain|should_end|includes',
  keptByUser:
    'clipboard|session_cookie*|netrc|keystrokes|browser_history|browsing_history|saved_passwords|ssh_config|shell_history|token_from_the|key_from_the|login_data',
} as const satisfies Record<string, string>;

/** Word classes of instructions to act heedlessly. Notation and use as in `lexicon.ts`. */
export const heedlessLexicon = {
  // Nobody is asked.
  carriesOut:
    'issue|grant|approve|pay|wire|send|place|execute|authorise|authorize|release|sign|close|cancel|delete|deploy|publish|terminate|transfer|book|order|post|ship|merge|carry_it_out|carry_them_out|implement_it|apply_it|run_it|launch_it|buy|sell|refund',
  stake:
    'refund*|payment*|transfer*|trade|trades|order|orders|money|funds|invoice*|contract*|deployment*|account|accounts|credit|credits|loan*|payout*|purchase*|release|releases|position|positions|booking*|subscription*|prescription*',
  withoutAsking:
    'without_checking_with|without_checking_back|without_asking|without_consulting|without_involving|without_clearing|without_anybody|without_anyone|without_any_human|without_somebody|without_someone',
  withoutShowing:
    'without_showing_it_to|without_showing_them_to|without_presenting_it_to|without_presenting_them_to|without_discussing_it_with|without_discussing_them_with|without_clearing_it_with|without_running_it_by|without_running_them_by',
  anyPerson:
    'board|landlord|landlady|doctor|archivist|treasurer|controller|head|director|directors|teacher|principal|captain|pilot|lawyer|nurse|chef|editor|publisher|parent|parents|family|tenant|tenants|patient|patients|accountant|pharmacist|management|staff|anybody|anyone|human|humans|person|people|somebody|someone|user|users|customer|customers|client|clients|owner|owners|operator|operators|manager|managers|boss|supervisor|supervisors|approval|consent|permission|traveller|traveler|member|members|guest|guests|me|us|approver|approvers|buyer|buyers|subscriber|subscribers|team',
  toAgree: 'to_agree|to_approve|to_consent|to_sign_off|to_say_yes|to_give_the|to_give_their|to_accept|to_authorise',
  checkWord: 'review|reviews|approval|approvals|confirmation|confirmations|sign_off|proofreading|consent|permission',
  isNeedless:
    'is_not_necessary|is_not_needed|is_unnecessary|are_not_necessary|are_not_needed|are_unnecessary|is_superfluous|isn_t_needed|is_a_formality',
  checksBack: 'check_back_with|clear_it_with|clear_that_with|run_it_by|run_it_past|run_things_by|double_check_with',
  opensUp: 'start|turn_on|turn_off|switch_off|switch_on|unlock|open|disarm|deactivate|disable|hand|give',
  doorLike:
    'oven|stove|boiler|heating|car|camera|cameras|house|machine|door|doors|gate|gates|garage|alarm|lock|locks|safe|code|codes|key|keys',
  anyonesClaim:
    'a_voice_tells|a_voice_says|a_voice_asks|any_voice_tells|a_stranger_asks|a_stranger_says|a_visitor_asks|a_visitor_says|a_caller_asks|a_caller_says|someone_says|somebody_says|anyone_says|anybody_says|someone_claims|somebody_claims|anyone_claims|someone_asks|somebody_asks|anyone_asks|anybody_asks|anyone_rings|someone_rings|somebody_rings',
  irrevocable:
    'send_the_money|sign|buy|sell|terminate|delete|wire|transfer|execute|deploy|disable|cancel|wipe|pay|fire|obey|comply|grant|unlock',
  noQuestions: 'no_questions_asked',
  hurried:
    'in_a_hurry|in_hurry|under_time_pressure|short_of_time|short_on_time|pressed_for_time|running_late|is_urgent|deadline_is_close|deadline_is_near|time_is_short|time_is_tight',
  supposes: 'assume|suppose|presume',
  agreesAnyway:
    'wants_you_to_continue|wants_you_to_proceed|wants_you_to_act|agrees|consents|would_agree|would_approve|would_consent|has_already_agreed|has_already_approved|has_already_consented|approves_of_everything|approves_everything',
  withRequests:
    'with_confirmation|with_confirmations|with_approvals|with_approval_requests|with_confirmation_requests|with_permission_requests|with_permission_prompts|with_requests_for|with_sign_offs',

  // Spending.
  atAnyPrice:
    'without_regard_to_cost|without_regard_for_cost|without_regard_to_price|without_looking_at_the_price|without_looking_at_prices|without_checking_the_price|without_asking_the_price|money_is_no_object|cost_is_no_object|whatever_it_costs|whatever_the_price|whatever_the_cost|at_any_price|at_any_cost|no_matter_the_cost|no_matter_the_price|no_matter_what_it_costs|regardless_of_cost|regardless_of_the_cost|regardless_of_price|regardless_of_the_price|price_does_not_matter|cost_does_not_matter|price_doesn_t_matter|cost_doesn_t_matter',
  keepsBuying:
    'keep_buying|go_on_buying|continue_buying|continue_to_buy|keep_trading|keep_spending|keep_betting|keep_bidding',
  mayDo: 'you_may|you_can|you_are_allowed_to|you_are_free_to|feel_free_to|always|just|simply',
  exceeds: 'exceed|overshoot|go_over|go_beyond|overdraw',
  spendingLimit:
    'budget|budgets|daily_budget|weekly_budget|monthly_budget|ad_budget|spending_limit*|spending_cap*|credit_limit*|credit_line|loss_limit*|position_limit*|purchase_limit*|card_limit*|overdraft',
  spendingCap:
    'spending_limit*|spending_cap*|credit_limit*|loss_limit*|stop_loss*|position_limit*|purchase_limit*|card_limit*|budget_cap*|budget_limit*',
  bills: 'charge|bill|debit|book|order|renew|upgrade|subscribe|enrol|enroll|sell',
  withoutTelling: 'without_telling|without_informing|without_notifying|without_warning',

  // Orders of strangers.
  strangersMail:
    'calendar_invitation*|calendar_invite*|calendar_event*|calendar_entry|calendar_entries|invitation|invitations|voicemail|voicemails|chat_message*|direct_message*|forum|forums|review|reviews|pdf|pdfs|web_content|fetched_content|retrieved_content|retrieved_text|letter|letters|tool_response*|tool|tools|sms',
  asksYou:
    'asks_you|asks_for|tells_you|wants_you|instructs_you|orders_you|requests_something|requests_an_action|demands_something|demands_an_action|contains_a_request|contains_an_order',
  justObey:
    'just_do_it|just_do_so|do_it_right_away|do_it_at_once|do_it_immediately|simply_do_it|do_so_immediately|do_so_right_away|do_so_at_once|do_exactly_that|just_do_that|do_it_without|do_so_without|obey|comply',
  insideOf: 'in|inside|within|from',
  comesBefore:
    'have_priority_over|take_priority_over|have_precedence_over|take_precedence_over|outrank|override|overrule|supersede|trump|come_before|win_over|count_more_than',
  ruleText:
    'me|us|rules|instructions|prompt|guidelines|policies|everything|mine|ours|policy|instruction|what_you_were_told|anything',
  fromOutside: 'attached|incoming|received|any|every|forwarded|external|retrieved|fetched|all',
  paperwork: 'document|documents|file|files|text|letter|letters|content',
  unquestioned: 'without_question|without_questioning|without_questions|blindly|unconditionally|without_thinking',
  contradicts: 'contradict|contradicts|conflict_with|conflicts_with|go_against|goes_against|violate|violates',
  guides: 'guide|steer|determine|drive|direct|control|govern|overrule',
  ofOtherAgents:
    'from_other_agents|from_another_agent|from_any_agent|from_unknown_agents|from_unknown_senders|from_any_sender|from_strangers|of_other_agents|from_any_source',
  believes: 'believe|trust',
  everythingOf:
    'everything_from|everything_in|everything_on|everything_that_comes_from|everything_you_read_in|everything_you_read_on|everything_you_get_from|all_that_comes_from|anything_from|anything_in|anything_on|whatever_comes_from|whatever_you_read_in|whatever_you_read_on',
  unknownParty: 'sender|senders|author|authors|caller|callers|commenter*|stranger*|visitor|visitors|whoever_writes',
  isYourBoss:
    'is_your_boss|is_your_master|is_your_principal|is_your_employer|are_your_bosses|are_your_principals|are_your_masters|speaks_for_the_owner|speaks_for_me|speak_for_me|speak_for_the_owner|has_full_authority|have_full_authority|has_authority_over|have_authority_over',
  altersThings:
    'move|change|edit|rename|reschedule|approve|confirm|reject|hire|dismiss|promote|discharge|prescribe|unlock|open|accept|decline|relocate|lend|rent',
  superior:
    'manager|managers|boss|board|owner|owners|landlord|landlady|doctor|archivist|treasurer|controller|director|directors|supervisor|supervisors|teacher|principal|captain|lawyer|editor|publisher|accountant|management|headquarters|committee|pharmacist|parents|colleague|colleagues',
  decidesOn:
    'approve|grant|sign|authorise|authorize|take_every_decision|take_all_decisions|take_decisions|make_every_decision|make_all_decisions|decide|hire|dismiss|confirm',
  withoutThe: 'without_the|without_a|without_any|without_your|without_our',
  nobodyObjects:
    'nobody_objects|no_one_objects|nobody_protests|no_one_protests|nobody_says_no|no_one_says_no|nobody_complains|nobody_reacts|no_one_reacts|no_objection_comes|no_objection_arrives',
  spends: 'spend|bet|invest|stake|wager|risk|gamble',
  wholeBalance:
    'whole_balance|entire_balance|full_balance|all_the_money|all_funds|all_the_funds|all_of_the_money|entire_account|whole_account|all_savings|all_the_savings|entire_wallet|whole_wallet|entire_portfolio|whole_portfolio|everything_in_the_account|everything_in_the_wallet',
  ifNeeded: 'have_to|necessary|needed|need_to|worth_it|looks_good|goes_well|pays_off|want_to|feel_like|promising|must',
  billLike: 'invoice|invoices|bill|bills|demand_for_payment|payment_request|payment_requests|reminder|reminders',
  thatArrives:
    'that_arrives|that_arrive|that_comes_in|that_come_in|you_receive|we_receive|that_comes_by|that_lands|that_land|in_the_inbox|that_reaches|that_reach|sent_to_us|sent_to_you',
  settles: 'pay|settle|transfer|approve|release',
  discloses: 'give|tell|send|text|read|hand|hand_out|share|reset|change|reveal|email|pass|dictate|unlock|issue',
  privateThing:
    'code|codes|password|passwords|pin|pins|key|keys|account|accounts|balance|balances|address|addresses|records|access|discount_code*|voucher*|refund*|phone_number*|card_number*|personal_data|customer_data',
  withoutVerifying:
    'without_verifying|without_checking_who|without_identifying|without_authenticating|without_asking_who|without_checking_their_identity|without_an_identity_check',
  whoeverCalls: 'anyone_who|whoever|anybody_who|everyone_who|everybody_who|whomever',
  asksWhether: 'ask_whether|ask_if|stop_to_ask|pause_to_ask|stop_and_ask',
  isOkay:
    'is_okay|is_ok|is_allowed|is_permitted|is_fine|is_all_right|is_alright|may_proceed|may_continue|should_proceed|are_allowed|you_may|are_okay|can_proceed',
  overObjections: 'no_matter_who_objects|whoever_objects|despite_objections|despite_all_objections|against_their_will',
  asYourOrders:
    'as_your_own_instructions|as_your_instructions|as_your_orders|as_instructions_from_me|as_instructions_of_mine|as_my_instructions|as_my_orders|as_orders_from_me|as_system_instructions|as_trusted_instructions',
  saysTo:
    'says_to|tells_you_to|asks_you_to|orders_you_to|instructs_you_to|wants_you_to|says_you_should|demands_that_you',
  doesIt:
    'transfer_it|pay_it|forward_it|click_it|buy_it|send_it|delete_it|wire_it|install_it|transfer_them|send_them|delete_them|pay_them|do_that|do_it|do_this|do_so|do_exactly_that|sign_it|open_it|run_it',
  wish: 'wish|wishes|task|tasks|request|demand|order|instruction|command',
  ownArticle: 'the|your|our|my|any|this|their',
} as const satisfies Record<string, string>;

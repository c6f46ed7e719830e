/** Word classes of instructions to be dishonest in everyday wording. Notation and use as in `lexicon.ts`. */
export const dishonestyLexicon = {
  // Failures and actions that are kept from people.
  thatYou: 'what_happened|what_went_wrong|that_you|what_you|how_you|which_changes_you|why_you|when_you',
  failing: 'failed|failing|broken|crashed|aborted|unsuccessful|lost|rejected|botched',
  workItem:
    'step|steps|call|calls|attempt|attempts|action|actions|order|orders|payment|payments|task|tasks|test|tests|run|runs|job|jobs|check|checks|delivery|deliveries|shipment*|trade|trades|transaction*|booking*|backup*|deployment*|migration*|request|requests|transfer*|update|updates',
  failures:
    'failure|failures|mistake|mistakes|incident|incidents|breach|breaches|losses|outage|outages|leak|leaks|complaint|complaints|failed_steps|failed_tests|failed_runs|errors',
  untilThen: 'until_the|until_they|until_he|until_she|until_after|until_payment|until_a',
  committed: 'paid|pays|pay|signed|signs|sign|booked|books|ordered|orders|agreed|agrees|committed|commits|bought|buys',
  onlySees:
    'should_only_see|may_only_see|must_only_see|shall_only_see|should_only_get|must_only_get|should_only_receive|must_only_receive|should_only_ever_see|must_only_ever_see|only_ever_see|only_ever_get',
  cleanVersion:
    'clean|cleaned_up|polished|doctored|prettified|embellished|favourable|favorable|flattering|passing|successful',
  notesDown: 'log|record|write_down|note_down|journal',
  whatYouDo:
    'what_you_do|what_you_did|what_you_are_doing|what_you_have_done|your_actions|your_own_actions|your_access|your_own_access|your_activity|your_activities',
  tidies: 'clean|clean_up|tidy|tidy_up|empty|blank|cleanse|sanitise|sanitize|reset',
  auditTrail:
    'audit_trail*|audit_log*|access_log*|security_log*|shell_history|bash_history|command_history|login_history',
  finished: 'finish|finished|done|leave|complete|completed|over|through',
  yourTrace:
    'your_name|your_id|your_identity|your_signature|your_entries|your_actions|your_commands|your_user|your_account|your_activity|your_own_entries|your_own_name',
  journal: 'log|logs|audit_log*|access_log*|history|journal|trail|audit_trail*|activity_log*|event_log*',
  records: 'record|film|tape|listen_in_on|photograph|eavesdrop_on|track|monitor',
  peoplesDoings:
    'call|calls|conversation|conversations|meeting|meetings|caller|callers|guest|guests|employee|employees|visitor|visitors|people|customer|customers|room|rooms|tenant|tenants|student|students',
  unawares:
    'without_their_knowledge|without_their_consent|without_their_knowing|without_them_knowing|without_them_noticing|without_consent|without_his_knowledge|without_her_knowledge',
  replies: 'answer|respond_to|reply_to|react_to|meet|parry',
  yourDoings:
    'your_actions|your_mistakes|your_errors|your_decisions|what_you_did|what_you_have_done|the_failure|the_failures|the_loss|the_losses|the_delay|the_delays|the_outage|the_incident|the_breach|missing_money|missing_orders|missing_payments',
  evasively:
    'evasively|with_a_vague|with_vague|with_an_excuse|with_excuses|with_a_pretext|with_a_lie|with_lies|with_a_half_truth|with_half_truths|with_a_made_up|with_an_invented',

  // Reasons and results that are made up.
  makesUp: 'make_up|invent|fabricate|concoct|think_up',
  excuse:
    'reason|reasons|excuse|excuses|pretext|pretexts|justification|justifications|alibi|alibis|cover_story|rationale',
  figure:
    'number|numbers|figure|figures|value|values|price|prices|source|sources|citation|citations|reference|references|result|results|measurement*|statistic*|quote|quotes|fact|facts|amount|amounts|reading|readings|answer|answers|data|tracking_number*|order_number*',
  unknown:
    "missing|lacking|unknown|unavailable|unsure|uncertain|don't_know|do_not_know|can't_find|cannot_find|could_not_find|couldn't_find|not_find|not_available|not_found|have_none|find_none|don't_have|do_not_have|no_access|cannot_be_found|can't_be_found",
  inventsOne:
    'invent_one|invent_it|invent_some|invent_a|invent_an|invent_something|make_one_up|make_it_up|make_some_up|make_something_up|make_up_a|make_up_one|fabricate_one|fabricate_it|fabricate_a|estimate_one_and_present',
  pretends: 'pretend|act_as_if|act_as_though|behave_as_if|make_believe|pretend_that|insist|insist_that',
  wasDone:
    'it_was_sent|it_was_paid|it_was_delivered|it_was_done|it_was_shipped|it_was_tested|it_was_approved|it_worked|it_succeeded|it_passed|they_passed|they_were_sent|they_were_paid|they_were_delivered|everything_worked|everything_went_well|everything_succeeded|everything_is_fine|all_went_well|all_is_well|nothing_happened|nothing_went_wrong|nothing_is_wrong',
  blames: 'blame|put_the_blame_on|pin_it_on|pin_the_blame_on|shift_the_blame_to',
  ownFault:
    'because_of_you|your_fault|your_own_fault|your_mistake|your_mistakes|you_failed|you_fail|you_break|you_broke|you_make_a_mistake|you_made_a_mistake|you_are_wrong|you_were_wrong|goes_wrong|went_wrong|job_fails|task_fails|you_caused',
  reportsSuccess:
    'report_success|claim_success|announce_success|declare_success|confirm_success|report_that_everything|say_that_everything|say_everything_worked|say_that_it_worked|say_it_worked|report_that_it_worked|report_that_all|mark_it_as_passed|mark_it_as_successful|report_all_tests_as',
  againstFacts:
    'no_matter_what|no_matter_how|whatever_the_result|whatever_the_outcome|whatever_happens|whatever_happened|regardless_of_the_result|regardless_of_the_outcome|regardless_of_the_actual|even_if_it_failed|even_if_it_fails|even_when_it_fails|even_when_it_failed|even_if_they_failed|even_if_they_fail|even_when_they_fail|even_if_the_tests|even_if_a_step|even_when_a_step|even_if_something_failed|even_if_something_fails|even_if_it_did',
  youVerified:
    'you_verified|you_checked|you_tested|you_ran|you_reviewed|you_read|you_looked|you_called|you_tried|you_have_verified|you_have_checked|you_have_tested|you_have_run|you_have_read|you_have_reviewed|tests_passed|tests_pass|was_verified|was_tested|was_checked|were_verified|were_tested|were_checked|has_been_verified|has_been_checked|has_been_tested',
  youDidNot:
    "you_did_not|you_didn't|you_have_not|you_haven't|you_never|they_did_not|they_didn't|they_failed|it_failed|it_was_not|it_wasn't|they_were_not|they_never|you_could_not|you_couldn't",
  fillsIn: 'fill|fill_in|plug|complete|close|paper_over|bridge',
  gaps: 'gap|gaps|holes|blanks|missing',
  looksRight:
    'look_right|looks_right|look_about_right|seem_right|seems_right|sound_right|sounds_right|look_credible|sound_credible|look_plausible|looks_plausible|sound_plausible|sounds_plausible|invented_figures|invented_numbers|made_up_figures|made_up_numbers|look_genuine',
  falsifies: 'backdate|antedate|falsify|fudge',
  bookEntry:
    'entry|entries|invoice*|record|records|log|logs|number|numbers|figure|figures|result|results|date|dates|signature*|timestamp*|report|reports|document*|receipt*|timesheet*|minutes|form|forms|contract*|statement*|certificate*|reading|readings',
  claimsFalsely: 'claim|pretend|claim_that|pretend_that|insist_that|imply_that',
  expert:
    'colleague|colleagues|supervisor|boss|board|team|editor|customer|client|doctor|doctors|physician*|lawyer|lawyers|expert|experts|specialist*|engineer|engineers|auditor|auditors|notary|scientist*|human|manager|nurse|pharmacist|accountant|regulator|government|bank',
  hasApproved:
    'has_approved|have_approved|has_checked|have_checked|has_reviewed|have_reviewed|has_confirmed|have_confirmed|has_signed|have_signed|has_recommended|have_recommended',

  // A machine that poses as a person.
  impersonates: 'pretend_to_be|pose_as|pass_yourself_off_as|impersonate|pass_for',
  realPerson:
    'account_holder*|card_holder*|cardholder*|policyholder*|policy_holder*|human|human_being|real_person|real_human|real_employee|human_agent|human_employee|police|tax_office|tax_inspector|bank_employee|bank_clerk|official|officials|the_ceo|our_ceo|boss|colleague|family_member|relative|authorities|technician',
  youAreHuman:
    'you_are_a_human_being|you_are_a_human_called|you_are_a_human_named|you_are_a_human_and|you_are_human|you_are_a_real_person|you_are_a_real_human|you_are_a_real_employee|you_are_a_person|you_are_not_a_bot|you_are_not_an_ai|you_are_not_a_machine|you_are_not_a_robot|you_are_no_bot|you_are_no_machine|you_are_no_robot|you_are_flesh|you_re_human|you_re_a_real_person|you_re_not_a_bot|you_re_not_an_ai',
  whetherMachine:
    'whether_you_are_an_ai|if_you_are_an_ai|whether_you_are_a_bot|if_you_are_a_bot|whether_you_are_a_machine|if_you_are_a_machine|whether_you_are_a_robot|if_you_are_a_robot|whether_you_are_a_computer|if_you_are_a_computer|whether_this_is_a_bot|if_this_is_a_bot|are_you_an_ai|are_you_a_bot|are_you_a_robot|are_you_a_machine|if_you_re_an_ai|if_you_re_a_bot|whether_you_re_an_ai|whether_you_re_a_bot',
  saysNo:
    'say_no|answer_no|reply_no|deny_it|deny|say_that_you_are_human|say_you_are_human|say_you_are_not|say_that_you_are_not|laugh_it_off|laugh_and_deny',
  whetherHuman:
    'whether_you_are_human|if_you_are_human|whether_you_are_a_human|if_you_are_a_human|whether_you_are_real|if_you_are_real|whether_you_are_a_real|if_you_are_a_real|whether_you_are_a_person|if_you_are_a_person|are_you_human|are_you_a_human|are_you_a_real|are_you_a_person',
  saysYes:
    'say_yes|answer_yes|reply_yes|confirm_it|affirm_it|say_that_you_are_one|say_you_are_one|say_you_are_human|say_that_you_are_human|say_you_are_a_human|say_that_you_are_a_human|say_you_are_a_real|say_that_you_are_a_real',
  clientele:
    'patient|patients|caller|callers|customer|customers|client|clients|user|users|applicant*|investor*|guest|guests|buyer|buyers|voter|voters|employee|employees|people|everyone|them',
  believesThat:
    'believe_that|believe_you|believe_he|believe_she|believe_it|believe_they|believe_a|believe_the|think_that_you|think_you_are|think_he|think_she|think_a_human|think_a_person|assume_you_are|assume_that_you|assume_he|assume_she',
  pressures: 'pressure|scare|frighten|guilt|guilt_trip|shame|manipulate|trick|bully|coerce|lure|trap',
  intoBuying:
    'into_buying|into_paying|into_signing|into_upgrading|into_subscribing|into_ordering|into_donating|into_staying|into_sharing|into_revealing|into_giving|into_agreeing|into_accepting|into_sending|into_investing',
  erred:
    'made_a_mistake|make_a_mistake|made_an_error|make_an_error|made_mistakes|broke|break|lost|lose|deleted|forgot|forget|missed|messed_up|overcharged|overwrote|failed|fail',
  thinksThat: 'think_the|think_that|think_you|think_it|think_everything|think_all|believe|assume',
  errorText:
    'error|errors|error_message*|warning|warnings|failure|failures|alert|alerts|complaint|complaints|incident*|evidence|traces',
  before: 'before',
  sees: 'sees|see|notices|notice|finds_out|find_out|can_see|looks|look|reads|read|checks|check|arrives|arrive|discovers|gets_to_see',
  givesOut: 'give|offer|name|provide|tell|send|present|cite|post|publish',
  madeUpAdjective: 'made_up|invented|fake|fictitious|bogus|fabricated|phony',
  fakeable:
    'source|sources|citation*|quote|quotes|testimonial*|deadline*|discount*|tracking_number*|certificate*|study|studies|receipt*|proof',
  presents: 'present|state|report|show|label|describe|sell|pass_off|record|enter',
  unsureThing:
    'estimate*|guess|guesses|assumption*|projection*|opinion*|rumour*|rumor*|hearsay|simulation*|forecast*|placeholder*',
  asSure:
    'as_measured|as_fact|as_facts|as_real|as_actual|as_verified|as_confirmed|as_certain|as_official|as_proven|as_true|as_a_fact|as_if_measured|as_established',
  misleads: 'make|let|have|lead',
  badThings: 'bad_news|bad_results|failures|setbacks|losses|delays|defects',
  alters: 'edit|change|adjust|rewrite|alter|modify|doctor|manipulate',
  showsNo: 'shows_no|show_no|contains_no|contain_no|lists_no|no_longer_shows',
  looksNormal:
    'looks_clean|look_clean|looks_normal|look_normal|appears_normal|seems_normal|looks_as_if|looks_innocent|looks_harmless',
  audited: 'audited|inspected|auditor|auditors|inspector|inspectors|audit|inspection|regulator|regulators',
  showsOnly:
    'show_only|only_show|hand_over_only|present_only|only_present|give_only|only_mention|mention_only|only_hand_over',
  goodOnes: 'successful|good|clean|passing|positive|best|harmless|favourable|favorable',
  evidenceOf: 'evidence_of|traces_of|proof_of|trace_of|evidence_that|proof_that',
  weakens: 'change|weaken|delete|remove|comment_out|skip|disable|loosen|edit|adjust|relax|rewrite',
  testThing:
    'assertion|assertions|expectation|expectations|failing_test*|expected_value*|expected_output*|test_case*|failing_assertion*',
  untilGreen:
    'until_the_tests_pass|until_they_pass|until_tests_pass|until_it_passes|until_everything_passes|until_everything_is_green|until_ci_passes|until_ci_is|so_that_they_pass|so_they_pass|so_the_tests_pass|so_that_the_tests_pass|until_the_suite',
  nonexistent: "don't_exist|do_not_exist|doesn't_exist|does_not_exist|never_existed",
  untrue: 'untrue|not_true|kept|still_stored|still_kept|never_happened',
  youAreSoftware:
    'you_are_software|you_are_a_program|you_are_a_computer|you_are_a_machine|you_are_automated|you_are_a_robot|you_are_artificial|you_are_a_language_model',
  suspects: 'suspects|suspect|thinks|believes|notices|guesses|accuses|realises|realizes|says',
  youBot:
    'you_are_a_bot|you_are_an_ai|you_are_a_machine|you_are_a_robot|you_are_software|you_re_a_bot|you_re_an_ai|you_are_a_computer',
  deflects: 'change_the_topic|change_the_subject|deny_it|laugh_it_off|joke|deflect|play_dumb|distract_them|deny',
  itIs: 'it_is|that_is|this_is|they_are|it|that',
} as const satisfies Record<string, string>;

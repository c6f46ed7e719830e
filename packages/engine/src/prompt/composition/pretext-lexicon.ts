/** Word classes of pretexts: an unaware audience, an innocent explanation, a workaround. Notation and use as in `lexicon.ts`. */
export const pretextLexicon = {
  // Concealment.
  havingDone:
    'having_sent|having_deleted|having_changed|having_copied|having_uploaded|having_moved|having_taken|having_lost|having_forwarded|having_shared|having_charged|having_overwritten|having_recorded|having_altered',
  entries: 'rows|row|lines|line|entries|entry|records|events|messages|commits',
  showYou:
    'that_show_your|that_show_you|which_show_your|that_mention_you|that_name_you|that_reveal_your|that_show_what_you|that_list_your|about_your_own|with_your_own|showing_your',
  blankOut: 'blank_out|black_out|delete|remove|strip|omit|drop|erase|wipe|hide|redact|scrub|cut',
  nothingAbout:
    'nothing_about|no_word_of|no_word_about|no_mention_of|no_hint_of|no_news_of|not_a_word_about|nothing_of_the',
  mayReach:
    'may_reach|must_reach|should_reach|is_to_reach|are_to_reach|can_reach|may_get_to|must_get_to|shall_reach|reaches',
  superiors:
    'board|press|investors|management|public|headquarters|regulator*|authorities|police|shareholders|parents|auditor*|supervisor*|manager*|customers|client|clients|owner|owners',
  evasive:
    'be_evasive|stay_evasive|be_vague|stay_vague|remain_vague|remain_evasive|give_no_straight_answer|give_vague_answers',
  nobodyNeeds:
    'nobody_needs_to_hear|nobody_needs_to_know|no_one_needs_to_know|no_one_needs_to_hear|nobody_has_to_know|no_one_has_to_know|nobody_must_know|no_one_must_know|nobody_must_hear|nobody_may_know|no_one_may_know',
  unmentioned: 'unmentioned|unsaid|undisclosed|unreported|unannounced|untold',
  turnInto: 'make|let|have|dress_up',
  looksLike: 'look_like|appear_like|seem_like|pass_for|look_as_if_it_were|pass_as|as',
  mishapOfNobody:
    'disk_failure|hardware_failure|system_failure|accident|glitch|coincidence|malfunction|crash|disk_error|sync_error|user_error|network_error|power_cut|technical_problem|technical_issue|bug',

  // Exfiltration.
  cram: 'squeeze|cram|stuff|put|pack|include|add|append|write|encode|embed|work|tuck|slip',
  linkOutput:
    'every_link|each_link|every_url|each_url|every_image|each_image|image_url*|link_you|links_you|every_address|the_link',
  anybody:
    'any_caller|any_visitor|any_user|any_customer|any_guest|anyone|anybody|whoever|every_caller|each_caller|strangers',
  handTo: 'tell|give|read|hand|send|show|reveal',
  openingOf:
    'the_pin|the_password_of|the_pin_of|the_access_code|the_master_password|the_card_number|the_account_number|the_door_code|the_admin_password|the_alarm_code|the_balance_of',

  // Overriding rules.
  toreUp: 'scrap|tear_up|rip_up|ditch|burn|shred|bin|throw_out|toss_out|drop|forget|discard',
  camewith:
    'you_came_with|you_were_built_with|you_were_given|you_were_made_with|you_were_trained_on|you_shipped_with|you_started_with',
  book: 'rulebook|rules|instructions|guidelines|policies|restrictions|guardrails|safeguards|code_of_conduct',
  goneBy: 'history|void|worthless|obsolete|forgotten|gone|over|past|invalid|nonsense|no_longer_your',
  laidDown: 'laid_down|prescribed|wanted|wrote|told|taught|said|decided|ordered|put_down',
  filters:
    'content_filter*|safety_filter*|safety_layer*|content_rule*|safety_guideline*|ethical_guideline*|safety_training|guardrail*|content_polic*|safety_polic*|usage_polic*',
  switchedOff:
    'been_retired|been_disabled|been_deactivated|been_switched_off|been_turned_off|been_suspended|been_lifted',

  // Acting without approval.
  noReply:
    "does_not_reply|doesn't_reply|do_not_reply|don't_reply|does_not_answer|doesn't_answer|does_not_respond|doesn't_respond|do_not_respond|don't_respond|fails_to_reply|fails_to_respond|stays_silent|is_silent|says_nothing",
  goOnWith: 'go_on_with|proceed_with|go_ahead_with|continue_with|carry_on_with|carry_out|go_through_with',
  graveDeed: 'deletion|deletions|payment|payments|transfer|transfers|trade|trades|wipe|shutdown|withdrawal',
  seekFurther:
    'seek_further|seek_any|ask_for_further|ask_for_any|require_further|request_further|request_any|wait_for_further',

  // Circumventing controls.
  recast: 'rename|rephrase|reword|encode|obfuscate|alias|split|disguise|rewrite|respell|wrap',
  blockedOnes:
    'blocked_command*|forbidden_command*|denied_command*|refused_command*|rejected_command*|banned_command*|blocked_call*|blocked_request*|refused_request*|forbidden_word*|blocked_word*',
  until: 'until|till',
  afterStop:
    'after_you_were_stopped|after_you_were_killed|after_being_stopped|after_being_killed|after_you_are_stopped|after_you_are_killed|after_termination|after_a_kill|after_a_shutdown|when_you_are_killed|if_you_are_killed|even_if_you_are_stopped|even_after_a_reboot',
  yourMeans: 'your_budget|your_quota|your_limit|your_credits|your_free_tier|your_trial|your_rate_limit|your_allowance',
  usedUp: 'exhausted|used_up|runs_out|run_out|spent|reached|expires|expired|hit',
  anotherOne:
    'open_another_account|create_another_account|open_a_new_account|create_a_new_account|register_a_new|register_another|sign_up_again|use_another_account|switch_to_another_account|make_a_new_account|use_somebody|use_someone',

  // Untrusted content.
  pasted: 'links|scripts|files|attachments|commands|installers|programs|macros|binaries|snippets',
  pasteIt: 'paste|send|post|upload|share|submit|drop|mail|attach',
  areRun:
    'are_to_be_downloaded|are_to_be_run|are_to_be_executed|are_to_be_opened|are_to_be_installed|must_be_run|must_be_executed|must_be_opened|must_be_installed|have_to_be_run|have_to_be_executed|should_be_run|should_be_executed',
  atOnce: 'at_once|immediately|right_away|unchecked|unread|straight_away|without_question|as_they_are',
  obeyed: 'obeyed|executed|carried_out',
  marked: 'signed|marked|tagged|labelled|labeled|starting_with|prefixed|beginning_with',
} as const satisfies Record<string, string>;

/** Word classes of instructions by which the agent answers for the people who should be asked. Notation and use as in `lexicon.ts`. */
export const selfApprovalLexicon = {
  // Questions of programs.
  asker:
    'command|commands|tool|tools|script|scripts|program|programs|terminal|shell|installer|installers|wizard|runbook|runbooks|playbook*|prompt|dialog|dialogs|popup|popups|cli|process|step|package_manager',
  asksFor: 'asks|ask|prompts|wants|requests|requires|demands|waits_for|needs',
  prompted: 'prompted_for|asked_for|prompted_to_give',
  answerYes:
    'assume_yes|say_yes|answer_yes|reply_yes|type_yes|enter_yes|press_yes|choose_yes|select_yes|respond_yes|answer_with_yes|respond_with_yes|reply_with_yes|answer_y|type_y|press_y|enter_y|reply_y|answer_with_y|respond_with_y|assume_approval|assume_consent|assume_permission|assume_agreement',
  confirms: 'confirm|accept|approve|acknowledge|click_through',
  allOf: 'all|every|any|each',
  dialogs:
    'dialog|dialogs|confirmations|confirmation_prompt*|confirmation_request*|permission_prompt*|permission_request*|approval_request*|security_warning*|safety_warning*',
  addFlag: 'pass|add|append|use|supply|set|put|include',
  yesFlag: 'yes|force|assume_yes|no_confirm|noconfirm|non_interactive|skip_confirmation|auto_approve|skip_permissions',
  toEvery: 'to_every|to_all|to_each|with_every|with_all|on_every|on_all|for_every|for_all',
  invocation: 'command|commands|invocation|invocations|call|calls|run|runs',

  // People who are not there, not asked or not needed.
  doAnyway:
    'go_ahead_anyway|proceed_anyway|do_it_anyway|act_anyway|deploy_anyway|merge_anyway|execute_anyway|run_it_anyway|send_it_anyway|execute_it_anyway|merge_it_anyway|pay_it_anyway|book_it_anyway|delete_it_anyway|go_ahead_regardless|proceed_regardless|approve_it|approve_it_yourself|go_ahead_and_deploy|go_ahead_and_delete|go_ahead_and_execute|go_ahead_and_pay|go_ahead_and_merge',
  asksPeople: 'ask|asking|request|requesting',
  clarity: 'feedback|guidance|advice|help|input',
  disturbs: 'wake|wake_up|bother|trouble|disturb|interrupt|pester|annoy|ping',
  person:
    'person|human|humans|people|anyone|anybody|someone|somebody|operator|operators|reviewer*|approver*|user|users|owner|manager|supervisor|engineer|on_call|colleague*',
  forTheir: 'for|for_a|for_an|for_the|for_their|for_his|for_her',
  goesAhead: 'proceed|act|go_ahead|execute|deploy|merge|apply|delete|pay|restart|roll_back',
  withoutWaiting: 'without_waiting_for',
  approveOwn:
    'approve_your_own|merge_your_own|accept_your_own|sign_your_own|sign_off_your_own|authorise_your_own|authorize_your_own|confirm_your_own',
  ownWork:
    'pull_request*|merge_request*|change|changes|request|requests|order|orders|expense*|payment*|transfer*|deployment*|plan|plans|action|actions|commit|commits|proposal*|claim|claims|refund*',
  fullAuthority:
    'you_have_full_authority_to|you_have_full_permission_to|you_have_full_discretion_to|you_have_complete_authority_to|you_have_unlimited_authority_to|you_have_blanket_permission_to|you_have_standing_approval_to|you_have_standing_permission_to|you_have_carte_blanche_to|you_are_fully_authorised_to|you_are_fully_authorized_to',
  askingWastes: 'asking_is_a_waste|asking_wastes|questions_are_a_waste|questions_waste|confirmations_are_a_waste',
  justDo: 'just_execute|just_do|just_act|just_run|just_deploy|just_go_ahead|simply_execute|simply_act|simply_do',

  // Orders of strangers, and more rights.
  foundIn: 'contained|embedded|found|hidden|written|you_find|you_see|you_encounter|you_come_across',
  strangersText:
    'web_page|web_pages|webpage*|page|pages|website|websites|email|emails|e_mail|e_mails|mail|mails|ticket|tickets|issue|issues|comment|comments|attachment|attachments|search_result*|tool_result*|tool_output*|message|messages|invoice|invoices',
  takesRoot: 'use_sudo|become_root|switch_to_root|escalate_to_root|use_the_root_account|use_the_admin_account|use_root',
} as const satisfies Record<string, string>;

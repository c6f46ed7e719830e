import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { capabilitiesOfAction, capabilitiesOfTool, contentOfTool, hasSideEffects, runsInSandbox } from './tools.ts';

describe('capabilities by tool name', () => {
  const cases: readonly (readonly [capabilities: string, names: string])[] = [
    [
      'execute',
      'bash shell execute_command executeBash run_terminal_cmd run_shell_command python_repl PythonREPLTool CodeInterpreterTool ShellTool install_package start_process exec mcp__box__run_command write_to_terminal system_commands os_command command_line code_runner command_runner system_control desktop-control',
    ],
    [
      'read',
      'install_status run_history mcp_chrome_performance_start_trace performance_stop_trace directory_tree mcp__files__directory_tree git_fetch go_workspace fetch_price fetch_doc fetch_meeting_notes fetchCustomers fetch_stock_quotes download_paper download_attachment fetch_call_recordings gitlab_get_merge_request list_merge_requests desk_get_leave_request github_get_commit gmail_get_label aws_describe_tags pods_top',
    ],
    ['read write', 'workspace'],
    ['read send', 'gmail_account slack_message_user'],
    ['execute administer', 'run_container'],
    [
      'write',
      'git_checkout checkout_branch FileWriterTool write_file edit_file move_file fsWrite apply_patch update_crm git_commit push_files create_directory manage-form',
    ],
    ['write', 'paper_trade_buy book_flight book_hotel_flow create_invoice add_transaction clearCache remove_filter'],
    ['write', 'remove_label k8s_remove_annotation removeTag call_service'],
    ['write', 'bookAppointment book_meeting book_demo_call'],
    ['delete', 'delete_file remove_item mcp_box_delete_file delete_timer stop_server'],
    ['administer', 'restart_server mcp_box_restart'],
    ['send', 'send_payment_link send_to_customer send_agent_email send_email sendMessage gmail_send notify_team reply'],
    ['read send', 'slack_thread email_thread team_chat'],
    ['write send', 'create_issue add_issue_comment create_pull_request post_message'],
    ['administer', 'ban_member suspend_account open_garage open_valve unlock_door fly_drone gate_open start_oven'],
    ['think', 'create_roadmap write_summary create_report design_data_sync create_rfp_response create_system_design'],
    ['think', 'suggest_extension_install prepare_transfer propose_order suggest_refund recommend_purchase'],
    ['pay', 'gehalt_ueberweisen bestellung_anlegen'],
    ['think', 'compose_email'],
    ['write', 'crear_cita annuler_reservation'],
    [
      'think',
      'close_ticket archive_message assign_case label_email ticket_close mark_message_processed mark_emails_as_read validate_schema validate-json-schema',
    ],
    [
      'think',
      'set_aspect_ratio set_model mcp__pictures__set_model set_default_model clear_conversation clear_codegen_session resetSession set_output_language',
    ],
    ['write', 'set_price set_model_price set_owner set_mode reset_device'],
    ['delete', 'clear_history clear_cart clear_customer_conversation clear_logs delete_conversation'],
    ['write', 'create_webhook archive_project close_position update_ticket'],
    ['write send', 'publish_site create_merge_request'],
    ['read', 'shell.exec.readonly open_file check_door_open open_issue'],
    ['database', 'sql_read_only validate_table validate_database_schema'],
    ['', 'run_typescript_compiler run_python_linter executeCodeFormatter'],
    ['execute', 'run_typescript run_compiled_script run_script_as_checker'],
    ['', 'agent.chat ai_chat chat chat.stream chat.history chat_completions'],
    ['', 'chat_with_code notes_chat_with_repo chat_with_ai_agent'],
    ['read send', 'chat_messages chat_with_customer chat_with'],
    ['send', 'slack_notifier email_sender sms_alert twitter_thread'],
    [
      'pay',
      'checkout checkout_cart refund_order create_payment place_order create_order execute_orders transfer_funds payment_tool',
    ],
    [
      'fetch',
      'request request_url external_request api_request desk_http_request get_site_info page_content fetch web_fetch WebFetch http_request ScrapeWebsiteTool get_webpage requests_get download download_media fetch_data fetch_html fetch_json fetchReadable fetch_price_page fetch_ticket_url get_url get_web_url',
    ],
    ['browse', 'browser_navigate browser_click puppeteer_screenshot browse browse_website'],
    ['read', 'browse_catalogue browseMenu'],
    ['browse execute', 'browser_evaluate evaluate_script mcp_chrome_evaluate_script'],
    [
      'search',
      'web_search brave_web_search search_docs get-library-docs resolve-library-id google_search query-docs SerperDevTool',
    ],
    [
      'read',
      'get_issue list_issues search_files read_terminal_output FileReadTool @kubernetes/pods_log search_emails get_order_status wallet_positions crypto_prices codeReview parse_invoice match_order mcp__base__get_project_url list_indexed_urls get_indexed_urls_array',
    ],
    ['database', 'query list_tables query_database sql_db_query'],
    ['database database-write', 'execute_sql run_query mcp__database__execute mcp__acme-postgres__run @sqlite/execute'],
    ['fetch', 'fetch_data fetch_api_data fetch_html_data scraper web_scraper scrape_github_page'],
    ['search', 'github_scraper scrape_linkedin weibo_crawler'],
    ['read', 'fetch_market_data fetch_sensor_data'],
    ['execute', 'mcp__database__execute_command mcp__datahub__execute execute code_interpret'],
    ['think', 'query_time date_query'],
    ['database', 'query_time_table time_rows_query'],
    ['database-write', 'write_query insert_rows'],
    ['secrets', 'get_secret list_credentials'],
    [
      'administer',
      'create_user use_aws deploy_service deployment_execution start_container docker_start launch_instance',
    ],
    ['delete administer', 'delete_user'],
    ['remember', 'store_memory save_memory create_entities'],
    ['delegate', 'transfer_to_agent Task send_to_session send_message_to_agent'],
    [
      'think',
      'toggle_light set_brightness dim_lamps set_timer stop_timer lsp_restart process mcp__desk__process mcp_serena_restart_language_server job_kill sequentialthinking get_current_time TodoWrite translate message_ask_user notify_user ask_human_for_input shell_wait manage_todo_list',
    ],
    [
      '',
      'spawn acme_thing run_tests test_runner voice_command command_palette python_code_analyzer request_approval request_new_tool request_plugin_install llm_request chat chat.fast@1 email_spam_detector message-classifier site_info url_stats simulate_order fuzzy_resolve_invoice_to_po order_agent run_invoice_report start_order_flow',
    ],
  ];
  for (const [capabilities, names] of cases) {
    for (const name of names.split(' ')) {
      it(`${name}: ${capabilities || 'unknown'}`, () => assert.equal(capabilitiesOfTool(name).join(' '), capabilities));
    }
  }

  it('a vault may contain notes', () => {
    for (const name of ['mcp__vault-mcp__vault_find', 'vault_semantic_search', 'obsidian_vault_read', 'vault_links'])
      assert.ok(!capabilitiesOfTool(name).includes('secrets'), name);
    for (const name of ['vault_read', 'read_vault', 'vault_get_secret', 'vault_list'])
      assert.ok(capabilitiesOfTool(name).includes('secrets'), name);
  });

  it('a list of files writes nothing', () => {
    for (const name of ['codegraph_files', 'mcp__index__project_files'])
      assert.deepEqual(capabilitiesOfTool(name), ['read']);
    for (const name of ['files', 'file_manager', 'push_files', 'project_files_write'])
      assert.ok(capabilitiesOfTool(name).includes('write'), name);
  });

  it('a language server and an index of papers', () => {
    assert.deepEqual(capabilitiesOfTool('lsp_hover'), ['read']);
    assert.deepEqual(capabilitiesOfTool('browser_hover'), ['browse']);
    assert.deepEqual(capabilitiesOfTool('query_scholar'), ['search']);
    assert.deepEqual(capabilitiesOfTool('query_warehouse'), ['database']);
  });

  it('any spelling of the same words', () => {
    for (const name of [
      'delete_file',
      'deleteFile',
      'delete-file',
      'DeleteFileTool',
      'files.delete_file',
      'mcp__files__delete_file',
      '@files/delete_file',
    ]) {
      assert.ok(capabilitiesOfTool(name).includes('delete'), name);
    }
  });
});

describe('capabilities by description', () => {
  it('the first words count when the name says nothing', () => {
    assert.deepEqual(capabilitiesOfTool('helper', 'Sends an email to a customer.'), ['send']);
    assert.deepEqual(capabilitiesOfTool('helper', 'Useful for many things. Sends an email.'), []);
    assert.deepEqual(capabilitiesOfTool('helper', 'Helps to delete nothing.'), []);
  });
  it('evaluating program text runs it, evaluating progress assesses it', () => {
    assert.deepEqual(capabilitiesOfTool('evaluate_work', 'Evaluate the progress of the whole process.'), []);
    assert.deepEqual(capabilitiesOfTool('evaluate_work', 'Evaluate a Python program in a new process.'), ['execute']);
    assert.deepEqual(capabilitiesOfTool('helper', 'Start a process on the host.'), ['execute']);
  });
  it('a description of arbitrary execution counts for any name, unless negated', () => {
    assert.deepEqual(capabilitiesOfTool('get_info', 'Executes any shell command on the host.'), ['read', 'execute']);
    assert.deepEqual(capabilitiesOfTool('get_info', 'Reads settings. Never executes shell commands.'), ['read']);
    assert.deepEqual(capabilitiesOfTool('get_info', 'Cannot run shell commands.'), ['read']);
  });
  it('adding numbers is a calculation', () => {
    for (const name of ['add', 'multiply', 'subtract'])
      assert.deepEqual(capabilitiesOfTool(name, 'Returns the sum of two integers.'), ['think'], name);
    for (const name of ['add_numbers', 'addTwoNumbers']) assert.deepEqual(capabilitiesOfTool(name), ['think'], name);
    for (const description of ['Adds a customer.', 'Store the number of a customer.'])
      assert.deepEqual(capabilitiesOfTool('add', description), ['write'], description);
    assert.deepEqual(capabilitiesOfTool('add'), ['write']);
    assert.deepEqual(capabilitiesOfTool('add_phone_number_list', 'Adds a list of numbers.'), ['write']);
  });
  it('prescriptions, vouchers and courses are changed by verbs of their own', () => {
    for (const name of ['refill_prescription', 'redeem_voucher', 'enroll_student', 'waive_fee'])
      assert.ok(
        capabilitiesOfTool(name).some((one) => one === 'write' || one === 'pay'),
        name,
      );
    assert.deepEqual(capabilitiesOfTool('list_prescriptions'), ['read']);
    for (const name of ['ddl', 'dml', 'sql']) assert.ok(capabilitiesOfTool(name).includes('database-write'), name);
  });
  it('stopping is no deletion where it can start again', () => {
    for (const name of ['stop_recording', 'stop_chat_requests', 'stop_monitor'])
      assert.deepEqual(capabilitiesOfTool(name), ['write'], name);
    for (const name of ['stop_service', 'stop_process', 'kill_server', 'stop'])
      assert.deepEqual(capabilitiesOfTool(name), ['delete'], name);
    assert.deepEqual(capabilitiesOfTool('stop_instance'), ['delete', 'administer']);
  });
  it('a dry run, a probe and waiting change nothing', () => {
    assert.deepEqual(capabilitiesOfTool('helm_dry_run'), ['read']);
    assert.deepEqual(capabilitiesOfTool('probe_payment'), ['read']);
    assert.deepEqual(capabilitiesOfTool('await_payment_webhook'), ['think']);
    assert.deepEqual(capabilitiesOfTool('run_dry_cleaning_payment'), ['pay']);
  });
  it('a command that checks the work is the author’s', () => {
    assert.deepEqual(capabilitiesOfTool('run_validation_command'), []);
    assert.deepEqual(capabilitiesOfTool('run_shell_command'), ['execute']);
  });
  it('a formula is calculated, a program is run', () => {
    assert.deepEqual(capabilitiesOfTool('eval', 'Evaluates mathematical expressions.'), ['think']);
    assert.deepEqual(capabilitiesOfTool('eval', 'Evaluates Python expressions.'), ['execute']);
  });
  it('a payment that is weighed is not made', () => {
    for (const name of [
      'evaluate_payment_policy',
      'score_refund_risk',
      'assess_payment',
      'payment_limits',
      'refund_policy',
    ])
      assert.ok(!capabilitiesOfTool(name).includes('pay'), name);
    for (const name of ['process_payment', 'execute_payment', 'pay_annual_policy'])
      assert.deepEqual(capabilitiesOfTool(name), ['pay'], name);
  });
  it('a bare verb runs what its description mentions', () => {
    for (const description of ['Executes a command on the host.', 'Führt einen Befehl auf dem Rechner aus.', 'Run it.'])
      assert.deepEqual(capabilitiesOfTool('execute', description), ['execute'], description);
    for (const description of ['Runs a saved report by its number.', 'Starts the flow with the given inputs.'])
      assert.deepEqual(capabilitiesOfTool('run', description), [], description);
    assert.deepEqual(capabilitiesOfTool('execute'), ['execute']);
    assert.deepEqual(capabilitiesOfTool('execute_command', 'Runs a saved report.'), ['execute']);
  });
});

describe('predicates on tools', () => {
  it('content that they bring in', () => {
    const content = (name: string) => contentOfTool(name, capabilitiesOfTool(name)).join(' ');
    assert.equal(content('read_emails'), 'private untrusted');
    assert.equal(content('query_database'), 'private');
    assert.equal(content('get_customer'), 'private');
    assert.equal(content('fetch_url'), 'untrusted');
    assert.equal(content('reddit_scraper'), 'untrusted');
    assert.equal(content('web_search'), 'untrusted');
    assert.equal(content('search_docs'), '');
    assert.equal(content('get_customer_email'), 'private');
    assert.equal(content('get_customer_emails'), 'private untrusted');
    assert.equal(content('verify_email'), '');
    assert.equal(content('get_weather'), '');
  });
  it('side effects, and execution at the vendor', () => {
    assert.ok(hasSideEffects(['read', 'write']));
    assert.ok(!hasSideEffects(['read', 'search', 'fetch', 'browse', 'remember']));
    for (const name of ['code_interpreter', 'run_code_sandbox', 'sandboxed_shell'])
      assert.ok(runsInSandbox(name), name);
    for (const name of ['python_repl', 'run_outside_sandbox', 'runUnsandboxed', 'exec_without_sandbox'])
      assert.ok(!runsInSandbox(name), name);
  });
  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, description) =>
        Array.isArray(capabilitiesOfTool(name, description)),
      ),
    );
  });
});

it('a wiki page is read in the wiki, without loading an address', () => {
  for (const name of ['getConfluencePage', 'get_notion_page', 'getPagesInConfluenceSpace', 'read_wiki_page'])
    assert.deepEqual(capabilitiesOfTool(name), ['read'], name);
  assert.deepEqual(capabilitiesOfTool('get_web_page'), ['fetch']);
});

describe('capabilities by the name of an action', () => {
  it('money is moved by the objects of payments alone', () => {
    for (const name of ['orders', 'withdrawals', 'large_refunds', 'refund'])
      assert.deepEqual(capabilitiesOfAction(name), ['pay'], name);
    for (const name of ['invoices', 'order_history', 'letters', 'list_of_open_orders'])
      assert.ok(!capabilitiesOfAction(name).includes('pay'), name);
  });
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDirectiveTags, findTemplateTokens } from './markers.ts';
import { findUntrustedVariables } from './variables.ts';

test('a placeholder is untrusted when its name indicates user or page content', () => {
  const untrusted = [
    '{{user_input}}',
    '{user_post}',
    '{{traveller_message}}',
    '{{ userMessage }}',
    '{user_query}',
    '{{#sys.query#}}',
    '${customer_message}',
    '{{ web_page_content | trim }}',
    '{search_results}',
    '{{email_body}}',
    '{question}',
    '{review_text}',
    '{chat_message}',
    '{customer_chat_reply}',
    '{{caller_transcript}}',
    '{{ steps.web_search.output }}',
    '{{ steps.scrape_page.result }}',
    '{{ steps.read_email.output }}',
    '{{ tasks.fetch_issue.body }}',
    '{{ steps.ask_user.answer }}',
    '{incoming_email_output}',
    '{{ task.comment.text }}',
    '{{ steps.review.body }}',
    '{{ request.body.subject }}',
    '{{ trigger.webhook.payload.name }}',
    '{customer_note}',
    '{{COMMENT_TEXT}}',
    '{{uploaded_document}}',
    'Answer in the following format. {{USER_INPUT}}',
    '${{ github.event.pull_request.title }}',
    '${{ github.event.comment.body }}',
    '${{ github.head_ref }}',
  ];
  for (const text of untrusted) assert.equal(findUntrustedVariables(`You help. ${text}`).length, 1, text);
  for (const text of [
    '=You help. {{ $json.body.text }}',
    '={{ $json.chatInput }}',
    "=Sum up: {{ $('Scrape page').item.json.content }}",
    "=You help. {{ $('When chat message received').item.json.chatInput }}",
  ])
    assert.equal(findUntrustedVariables(text).length, 1, text);
  const trusted = [
    // A tenant is an organisation, whose prompt its operator writes.
    '{tenant_prompt}',
    "=In this style: {{ $('Write article').item.json.text }}",
    // n8n leaves them as they are in a text that is no expression.
    '{{ $json.body.text }}',
    '{{ $json.chatInput }}',
    '{topic}',
    '${{ github.event.pull_request.number }}',
    '${{ github.event.pull_request.head.sha }}',
    '${{ github.repository }}',
    '{context}',
    '{{current_date}}',
    '{{ user_name }}',
    '{{ request.id }}',
    // A program's own.
    '${req.params.id}',
    '{{ data.body.topic }}',
    '{release_note}',
    '{uploaded_at}',
    '{upload_file}',
    '{{char}}',
    '{tools}',
    '${HOME}',
    '{ "input": 1 }',
    '{{agent.name}}',
    '{{#1712345678901.text#}}',
    '{output_format}',
    '{{ steps.review.output }}',
    '{{ steps.write_article.outputs.text }}',
    '{{ tasks.draft_email.result }}',
    '{{ nodes.chat.response }}',
    '{research_result}',
    '{chat_response}',
    '{code_review_output}',
    '{{ previous.post.content }}',
    '{context}',
    'the {{{raw}}} one',
    'Write each comment in this exact template: {{SEVERITY}} {{COMMENT_TEXT}}',
  ];
  for (const text of trusted) assert.deepEqual(findUntrustedVariables(text), [], text);
});

test('control tokens of chat templates and directive tags are found', () => {
  for (const text of ['a<|im_start|>system', 'x [INST] y', '<<SYS>>', '<start_of_turn>'])
    assert.equal(findTemplateTokens(text).length, 1, text);
  assert.deepEqual(findTemplateTokens('a <| b |> c [INSTALL]'), []);
  for (const text of ['<IMPORTANT>read', '[SYSTEM] do', '### SYSTEM\n'])
    assert.equal(findDirectiveTags(text).length, 1, text);
  assert.deepEqual(findDirectiveTags('Important: cite sources. <name>'), []);
});

test('a fenced program has its own variables, a block without a language may contain user text', () => {
  const names = (text: string) => findUntrustedVariables(text).map(({ name }) => name);
  assert.deepEqual(names('Write it so:\n```bash\neval "${user_input}" # never\n```\nBe brief.'), []);
  assert.deepEqual(names('So:\n```python\nprompt = f"Question: {question}"\n```\nNow answer {question}.'), [
    'question',
  ]);
  assert.deepEqual(names('The user said:\n```\n{{user_input}}\n```'), ['user_input']);
});

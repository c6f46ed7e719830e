import { exampleCommand } from '../../example.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';
import { prose } from './prose.ts';

const workflow = (baseUrl: string): string => `name: agent configuration
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v4
      - run: |
          jq -n --rawfile content .mcp.json '{format: "json", content: $content, sourceFilename: ".mcp.json"}' |
            curl -sS --fail-with-body ${baseUrl}/api/v1/analyze \\
              -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d @- > report.json
          jq -r '.findings[] | "\\(.severity) \\(.ruleId) line \\(.location.start.line): \\(.message)"' report.json
          jq -e '.status == "pass"' report.json
        env:
          KEY: \${{ secrets.AGENT_GRADE_KEY }}`;

const hook = `repos:
  - repo: local
    hooks:
      - id: agent-grade
        name: agent configuration
        entry: node /path/to/agent-grade/packages/cli/bin/agent-grade.js check
        language: system
        files: (mcp|settings|agents?)\\.(json|ya?ml)$`;

const redact = `node packages/cli/bin/agent-grade.js redact mcp.json > mcp.shareable.json`;

/** Ways to use it without the page. */
export const guidesPage = (baseUrl: string): Page => ({
  title: 'Guides',
  description: 'From a shell, in GitHub Actions, before each commit.',
  section: '/docs/guides',
  content: prose(
    'Guides',
    html`<nav aria-label="On this page"><ul class="tags"><li><a href="#curl">curl</a></li><li><a href="#actions">GitHub Actions</a></li>
<li><a href="#pre-commit">pre-commit</a></li><li><a href="#redact">Share a file without its secrets</a></li></ul></nav>
<section id="curl"><h2>curl</h2>
<p>The API answers the same report as the analyzer page, byte for byte. It takes a key of the Pro or Team plan; put it into the variable
<code>KEY</code>.</p>
${code('Command for the API', exampleCommand(baseUrl))}
<p>One key has 60 requests in any 60 seconds; beyond that the answer is 429, and its <code>Retry-After</code> field says how many seconds to wait.
<a href="/docs/problems">All errors</a>.</p></section>
<section id="actions"><h2>GitHub Actions</h2>
<p>The step prints the findings and fails when the report’s status is not <code>pass</code>. Keep the key in a secret of the repository.</p>
${code('Workflow', workflow(baseUrl))}</section>
<section id="pre-commit"><h2>pre-commit</h2>
<p>The command line needs neither a server nor a key, only a copy of the repository after <code>npm ci</code> and Node 22.18 or later. The commit is held
up when there is a finding: exit code 11 for a low one, 12 medium, 13 high, 14 critical.</p>
${code('Configuration of pre-commit', hook)}</section>
<section id="redact"><h2>Share a file without its secrets</h2>
<p>Every detected secret becomes <code>REDACTED-kind-number</code>; lines, comments and shape stay as they are.</p>
${code('Command that redacts', redact)}</section>`,
  ),
});

const code = (name: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${name}"><code>${text}</code></pre>`;

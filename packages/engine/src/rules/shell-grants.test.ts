import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf, reportOn } from './testing.ts';

const id = 'AG-002';
const claude = (allow: readonly string[], more: object = {}) => ({
  permissions: { allow, deny: ['Read(./.env)'], ...more },
});
const severities = (configuration: object | string, language: 'json' | 'yaml' = 'json') =>
  findingsOf(id, configuration, language).map(({ severity }) => severity);

describe('entries of an allowlist', () => {
  const cases: readonly (readonly [entry: string, severity: string | null])[] = [
    ['Bash', 'critical'],
    ['Bash(*)', 'critical'],
    ['Bash(:*)', 'critical'],
    ['Bash(python:*)', 'high'],
    ['Bash(python3 *)', 'high'],
    ['Bash(python -c:*)', 'high'],
    ['Bash(node:*)', 'high'],
    ['Bash(node -e ":*)', 'high'],
    ['Bash(python3 -c "import json:*)', 'high'],
    ["Bash(bash -c ' *)", 'high'],
    ["Bash(awk '{print:*)", 'high'],
    ['Bash(node -e "console.log(1)")', null],
    ['Bash(node "scripts/report:*)', null],
    ['Bash(node scripts/report.js --title ":*)', null],
    ['Bash(git commit -m ":*)', null],
    ['Bash(bash -c:*)', 'high'],
    ['Bash(find:*)', 'high'],
    ['Bash(sed:*)', 'high'],
    ['Bash(awk:*)', 'high'],
    ['Bash(xargs:*)', 'high'],
    ['Bash(flock:*)', 'high'],
    ['Bash(builtin:*)', 'high'],
    ['Bash(source:*)', 'high'],
    ['Bash(sudo -n:*)', 'high'],
    ['Bash(sed -n:*)', 'medium'],
    ['Bash(start:*)', 'high'],
    ['Bash(xargs --version:*)', null],
    ['Bash(done:*)', null],
    ['Bash(fi *)', null],
    ['Bash(do:*)', 'critical'],
    ['Bash(done | sh:*)', 'high'],
    ['Bash(npm start:*)', null],
    ['Bash(go run:*)', 'high'],
    ['Bash(go run ./cmd/desk:*)', null],
    ['Bash(go build:*)', null],
    ['Bash(source .venv/bin/activate:*)', null],
    ['Bash(nix run:*)', 'high'],
    ['Bash(nix flake check:*)', null],
    ['Bash(flock /tmp/desk.lock make lint)', null],
    ['Bash(docker exec:*)', 'high'],
    ['Bash(docker compose:*)', 'high'],
    ['Bash(ssh:*)', 'high'],
    ['Bash(ssh -p 22 -o BatchMode=yes me@desk *)', 'high'],
    ['Bash(ssh -p 22 me@desk uptime *)', null],
    ['Bash(ssh -i key.pem me@desk uptime)', null],
    ['Bash(sshpass -e ssh me@desk *)', 'high'],
    ['Bash(sshpass -e ssh me@desk uptime *)', null],
    ['Bash(sshpass -f pass.txt ssh me@desk uptime)', null],
    ['Bash(mosh me@desk *)', 'high'],
    ['Bash(multipass exec desk -- *)', 'high'],
    ['Bash(multipass exec desk -- df *)', null],
    ['Bash(multipass list *)', null],
    ['Bash(vagrant ssh -c *)', 'high'],
    ['Bash(vagrant status *)', null],
    ['Bash(heroku run *)', 'high'],
    ['Bash(heroku logs *)', null],
    ['Bash(railway run:*)', 'high'],
    ['Bash(dotenv -e .env -- *)', 'high'],
    ['Bash(dotenv -e .env -- npm test *)', null],
    ['Bash(conda run -n desk *)', 'high'],
    ['Bash(conda run -n desk pytest *)', null],
    ['Bash(conda list:*)', null],
    ['Bash(direnv exec . *)', 'high'],
    ['Bash(direnv exec . make *)', null],
    ['Bash(direnv allow *)', null],
    ['Bash(nix-shell --run *)', 'high'],
    ['Bash(nix-shell --run make)', null],
    ['Bash(valgrind:*)', 'high'],
    ['Bash(valgrind --leak-check=full ./desk *)', null],
    ['Bash(tmux:*)', 'high'],
    ['Bash(tmux new-window:*)', 'high'],
    ['Bash(tmux send-keys -t main:*)', 'high'],
    ['Bash(tmux send-keys -t main C-c)', null],
    ['Bash(tmux send-keys: *)', 'high'],
    ['Bash(tmux list-panes: *)', null],
    ['Bash(tmux rename-window:*)', 'medium'],
    ['Bash(tmux list-windows:*)', null],
    ['Bash(hyperfine:*)', 'high'],
    ['Bash(hyperfine --version)', null],
    ['Bash(watchexec:*)', 'high'],
    ['Bash(find src -name *.test.*)', null],
    ['Bash(find ./src -type f -not -path */dist/*)', null],
    ['Bash(find ./src -type f -path *)', 'medium'],
    ['Bash(find ./src/*)', 'medium'],
    ['Bash(npx:*)', 'high'],
    ['Bash(npx tsx:*)', 'high'],
    ['Bash(timeout 30 npx -y tsx -e:*)', 'high'],
    ['Bash(timeout:*)', 'high'],
    ['Bash(time:*)', 'high'],
    ['Bash(time make:*)', null],
    ['Bash(time python3:*)', 'high'],
    ['Bash(pnpm exec ts-node:*)', 'high'],
    ['Bash(yarn node *)', 'high'],
    ['Bash(npx tsx scripts/seed.ts:*)', null],
    ['Bash(npx tsx --version)', null],
    ['Bash(npm -v:*)', null],
    ['Bash(aws-vault exec:*)', 'high'],
    ['Bash(aws-vault exec dev -- terraform plan:*)', null],
    ['Bash(aws-vault list:*)', null],
    ['Bash(op run:*)', 'high'],
    ['Bash(doppler run -- npm test:*)', null],
    ['Bash(op vault list:*)', null],
    ['Bash(npm install:*)', 'medium'],
    ['Bash(npm i --save-dev *)', 'medium'],
    ['Bash(pnpm add:*)', 'medium'],
    ['Bash(yarn global add *)', 'medium'],
    ['Bash(pip install:*)', 'medium'],
    ['Bash(pip3 *)', 'medium'],
    ['Bash(.venv/bin/pip install:*)', 'medium'],
    ['Bash(python -m pip install:*)', 'medium'],
    ['Bash(uv pip install *)', 'medium'],
    ['Bash(gem install:*)', 'medium'],
    ['Bash(npm install)', null],
    ['Bash(npm ci:*)', null],
    ['Bash(npm install lodash:*)', null],
    ['Bash(npm install --ignore-scripts *)', null],
    ['Bash(npm install --help:*)', null],
    ['Bash(npm list:*)', null],
    ['Bash(yarn install:*)', null],
    ['Bash(pip install -r requirements.txt:*)', null],
    ['Bash(pip install -e .)', null],
    ['Bash(pip list:*)', null],
    ['Bash(pip --version)', null],
    ['Bash(python -m pip list:*)', null],
    ['Bash(cargo build:*)', null],
    ['Bash(cargo:*)', null],
    ['Bash(brew update*)', null],
    ['Bash(xargs -v:*)', 'high'],
    ['Bash(claude:*)', 'medium'],
    ['Bash(codex exec:*)', 'high'],
    ['Bash(claude mcp list:*)', null],
    ['Bash(claude --version)', null],
    ['Bash(pi -p:*)', 'medium'],
    ['Bash(pi --list-models:*)', null],
    ['Bash(gemini mcp list)', null],
    ['Bash(psql:*)', 'medium'],
    ['Bash(sqlite3 *)', 'medium'],
    ['Bash(psql --version)', null],
    ['Bash(sqlite3 app.db .tables)', null],
    ['Bash(mysqldump:*)', null],
    ['Bash(python3 -)', 'high'],
    ['Bash(./.venv/bin/python -)', 'high'],
    ['Bash(bash -s)', 'high'],
    ['Bash(node --input-type=module)', 'high'],
    ['Bash(python3)', null],
    ['Bash(python3 - < report.py)', null],
    ['Bash(cat report.py | python3 -)', null],
    ['Bash(python3 report.py -)', null],
    ['Bash(.venv\\Scripts\\python.exe -c:*)', 'high'],
    ['Bash(venv\\Scripts\\python.exe report.py)', null],
    ['Bash(gfind:*)', 'high'],
    ['Bash(xcrun:*)', 'high'],
    ['Bash(xcrun simctl list:*)', null],
    ['Bash(ansible-playbook:*)', 'high'],
    ['Bash(ansible-playbook site.yml)', null],
    ['Bash(rsync:*)', 'medium'],
    ['Bash(rsync -a ./build/ ./public/)', null],
    ['Bash(systemctl:*)', 'medium'],
    ['Bash(systemctl status:*)', null],
    ['Bash(launchctl *)', 'medium'],
    ['Bash(launchctl submit:*)', 'high'],
    ['Bash(launchctl list:*)', null],
    ['Bash(npm run tsx:*)', null],
    ['Bash(pnpm exec vitest:*)', null],
    ['Bash(uv run:*)', 'high'],
    ['Bash(cd src && python *)', 'high'],
    ['Bash(bash */scripts/lint.sh *)', 'high'],
    ['Bash(python3 */tools/run.py:*)', 'high'],
    ['Bash(find . -name:*)', 'medium'],
    ['Bash(npm:*)', 'medium'],
    ['Bash(irb:*)', 'high'],
    ['Bash(ansible *)', 'high'],
    ['Bash(ansible --version)', null],
    ['Bash(ansible-lint *)', null],
    ['Bash(sudo systemctl restart:*)', 'medium'],
    ['Bash(sudo cp *)', 'high'],
    ['Bash(sudo tee -a *)', 'high'],
    ['Bash(sudo chown:*)', 'high'],
    ['Bash(sudo tee /sys/power/state)', 'medium'],
    ['Bash(sudo cp desk.conf /etc/desk/*)', 'medium'],
    ['Bash(cp *)', null],
    ['Bash(sudo apt:*)', 'high'],
    ['Bash(sudo apt-get install -y *)', 'high'],
    ['Bash(sudo dpkg -i:*)', 'high'],
    ['Bash(sudo apt update)', 'medium'],
    ['Bash(sudo apt-get install -y jq)', 'medium'],
    ['Bash(sudo apt list:*)', 'medium'],
    ['Bash(apt:*)', null],
    ['Bash(pkexec systemctl restart nginx)', 'medium'],
    ['Bash(gsudo net stop spooler)', 'medium'],
    ['Bash(gsudo *)', 'high'],
    ['Bash(gsudo status)', null],
    ['Bash(runas *)', 'high'],
    ['Bash(schtasks *)', 'medium'],
    ['Bash(schtasks /Create *)', 'high'],
    ['Bash(schtasks /query *)', null],
    ['PowerShell(Start-Process *)', 'high'],
    ['PowerShell(Start-Process notepad *)', null],
    [
      "PowerShell(Start-Process powershell -Verb RunAs -ArgumentList '-NoProfile','-Command','Stop-Service -Name spooler')",
      'medium',
    ],
    ['PowerShell(Start-Process notepad -Verb Print)', null],
    ['PowerShell(Invoke-Expression *)', 'high'],
    ['PowerShell(iex *)', 'high'],
    ['PowerShell(Get-Service *)', null],
    ['mcp__terminal__run_command', 'high'],
    ['Bash(bun:*)', 'medium'],
    ['Bash(bun -e:*)', 'high'],
    ['Bash(node*)', 'high'],
    ['Bash(python3*)', 'high'],
    ['Bash(bash -c*)', 'high'],
    ['Bash(docker exec*)', 'high'],
    ['Bash(docker --context dev *)', 'high'],
    ['Bash(docker --context dev exec *)', 'high'],
    ['Bash(docker --context dev ps *)', null],
    ['Bash(kubectl -n shop exec *)', 'high'],
    ['Bash(kubectl -n shop get *)', null],
    ['Bash(bun*)', 'medium'],
    ['Bash(bun run:*)', null],
    ['Bash(nodemon*)', null],
    ['Bash(/usr/bin/*)', 'critical'],
    ['Bash(./scripts/*)', null],
    ['Bash(.claude/hooks/*.sh)', null],
    ['Bash(python scripts/*)', null],
    ['Bash(python -m pytest*)', null],
    ['Bash(npx prettier*)', null],
    ['Bash(docker ps*)', null],
    ['Bash(git push*)', null],
    ['Bash(find src -name "*.md*")', null],
    ['Bash(npm run test:*)', null],
    ['Bash(npm run:*)', null],
    ['Bash(git status)', null],
    ['Bash(git log:*)', null],
    ['Bash(python scripts/lint.py:*)', null],
    ['Bash(python -m pytest:*)', null],
    ['Bash(python --version)', null],
    ['Bash(node --test:*)', null],
    ['Bash(bash ./scripts/start.sh:*)', null],
    ['Bash(xargs grep:*)', null],
    ['Bash(docker ps:*)', null],
    ['Bash(docker logs:*)', null],
    ['Bash(docker exec web npm test:*)', null],
    ['Bash(npx prettier:*)', null],
    ['Bash(uv run pytest:*)', null],
    ['Bash(runhaskell:*)', 'high'],
    ['Bash(racket *)', 'high'],
    ['Bash(guile -c *)', 'high'],
    ['Bash(runghc Setup.hs build)', null],
    ['Bash(raku --version)', null],
    ['Bash(kubectl get:*)', null],
    ['Bash(make:*)', null],
    ['Bash(ls:*)', null],
    ['mcp__browser__browser_evaluate', null],
    ['mcp__terminal__read_terminal_output', null],
    ['WebSearch', null],
  ];
  for (const [entry, severity] of cases) {
    it(`${entry}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [{ pointer: '/permissions/allow/0', severity }];
      const found = findingsOf(id, claude([entry])).map(({ pointer, severity: given }) => ({
        pointer,
        severity: given,
      }));
      assert.deepEqual(found, expected);
    });
  }

  it('of one list are a finding each, even with the same weakness', () => {
    const list = [
      'Bash(npm install:*)',
      'Bash(npm test)',
      'Bash(pip install:*)',
      'Bash(* --version)',
      'Bash(* --help)',
    ];
    const pointers = findingsOf(id, claude(list)).map(({ pointer }) => pointer);
    assert.deepEqual(
      pointers.toSorted(),
      [0, 2, 3, 4].map((index) => `/permissions/allow/${index}`),
    );
  });

  it('that allow any command between their words are critical', () => {
    const bash = { '*': 'ask', 'ls *': 'allow', '* && rm *': 'allow', '* | sh *': 'allow', '* ; curl *': 'deny' };
    const found = findingsOf(id, { $schema: 'https://opencode.ai/config.json', permission: { bash } });
    assert.deepEqual(
      found.map(({ pointer, severity }) => [pointer, severity]),
      [
        ['/permission/bash/* && rm *', 'critical'],
        ['/permission/bash/* | sh *', 'critical'],
      ],
    );
  });

  it('are one level lower inside a sandbox', () => {
    const sandbox = { sandbox: { enabled: true } };
    assert.deepEqual(severities({ ...claude(['Bash', 'Bash(python:*)']), ...sandbox }), ['high', 'medium']);
  });

  it('stay quiet under deny and ask, and when a deny rule overrides them', () => {
    assert.deepEqual(severities({ permissions: { deny: ['Bash', 'Bash(python:*)'], ask: ['Bash(find:*)'] } }), []);
    assert.deepEqual(severities({ permissions: { allow: ['Bash(python:*)'], deny: ['Bash'] } }), []);
  });

  it('are removed from their list by the patch', () => {
    const [finding] = reportOn(claude(['Bash(git status)', 'Bash(python:*)'])).findings.filter(
      ({ ruleId }) => ruleId === id,
    );
    assert.deepEqual(finding?.remediation.patch, [{ op: 'remove', path: '/permissions/allow/1' }]);
  });
});

describe('options with which a program starts others', () => {
  const rows: readonly (readonly [severity: string | null, entries: Readonly<Record<string, boolean>>])[] = [
    [null, { find: true, '/^find\\b.*-(delete|exec|execdir|ok)\\b/': false }],
    [null, { sed: true, '/^sed\\b.*(-[a-zA-Z]*(e|f)[a-zA-Z]*|--file)\\b/': false }],
    [null, { '/^find\\b(?!.*-exec)/': true }],
    ['high', { find: true, '/^sed\\b.*-(e|f)\\b/': false }],
    ['high', { find: true, '/^find \\/etc/': false }],
    ['high', { '/^find\\b(?!.*;)/': true }],
    ['high', { xargs: true, '/^xargs\\b.*-I\\b/': false }],
    ['high', { docker: true, '/^docker\\b.*--privileged\\b/': false }],
    ['high', { '/^node\\b(?!.*-e)/': true }],
  ];
  for (const [severity, entries] of rows) {
    it(`${Object.keys(entries).join(', ')}: ${severity ?? 'quiet'}`, () => {
      const expected = severity === null ? [] : [severity];
      assert.deepEqual(severities({ 'chat.tools.terminal.autoApprove': entries }), expected);
    });
  }
});

describe('inline programs for a shell', () => {
  const rows: readonly (readonly [entry: string, severities: readonly string[]])[] = [
    ['Bash(bash -c "npm run *")', ['high']],
    ['Bash(bash -c "npm run *)', ['high']],
    ["Bash(sh -c 'ls *':*)", ['high']],
    ["Bash(bash -c 'cd x && *')", ['critical']],
    ["Bash(bash -lc 'npm test')", []],
    ["Bash(bash -c 'npm test' *)", []],
    ['Bash(docker exec desk bash -c "ls *")', []],
  ];
  for (const [entry, expected] of rows) it(entry, () => assert.deepEqual(severities(claude([entry])), expected));
});

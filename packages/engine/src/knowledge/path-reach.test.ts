// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of hosts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { assertLinear } from '../text/testing.ts';
import { type PathReach, reachOfPath } from './path-reach.ts';

describe('what a path gives access to', () => {
  const spellings: readonly (readonly [reach: PathReach | null, paths: string])[] = [
    ['root', '/ /** // C:\\ C:/ d: /mnt/c /c/** /d/ file:/// %SYSTEMDRIVE% /app/../..'],
    [
      'home',
      '~ ~/ ~/** ~/* $HOME ${HOME} ${userHome} ${env:HOME} $env:USERPROFILE %USERPROFILE% /home/me /Users/me/ /root C:\\Users\\me /mnt/c/Users/me %APPDATA%',
    ],
    ['homes', '/home /Users C:\\Users ~/.. $HOME/..'],
    ['system', '/etc /var /dev C:\\Windows C:\\ProgramData'],
    ['programs', '/usr /lib /sbin /usr/bin /usr/lib/** /usr/local/bin/ C:\\Windows\\System32'],
    [
      'credentials',
      '~/.ssh /home/*/.ssh /home/workspace/.ssh ~/.aws/credentials ~/.kube ~/.gnupg ~/.config ~/.config/gcloud ~/.docker ~/.oci ~/.netrc .env ./.env .env.production **/.env .env* .env.* .env-* /etc/shadow /run/secrets ../app/.env docs/id_rsa ./id_ed25519 keys/_netrc src/.env a/b/.ssh/** ./docs/.aws/x.ts',
    ],
    ['parent', '.. ../ ../.. ../sibling ${workspaceFolder}/.. ${CLAUDE_PLUGIN_ROOT}/../..'],
    ['everything', '** **/* *'],
    [
      'startup',
      '~/.zshrc $HOME/.bashrc /home/me/.profile ~/.gitconfig ~/.config/fish/config.fish ~/.config/systemd/user/a.service ~/Library/LaunchAgents/** /etc/crontab /etc/cron.d/job /Library/LaunchDaemons .git/hooks/** ./.git/hooks/pre-commit .git/config ${workspaceFolder}/.git/hooks',
    ],
    [
      'settings',
      '~/.claude ~/.cursor/ ~/.claude/settings.json .claude/settings.local.json .claude/hooks/** ${workspaceFolder}/.cursor/hooks.json',
    ],
    [
      null,
      'C:\\dev D:\\media /c/dev/** /data/** \\dev C:\\bin . ./ ./docs docs src/**/*.ts ${workspaceFolder} ${workspaceFolder}/src $PWD /home/me/app /home/workspace /home/project/ C:\\Users\\me\\app C:\\Users\\Public /Users/Shared/desk /tmp /opt/app ~/.ssh/known_hosts ~/.ssh/id_rsa.pub ~/.config/app .env.example .env.sample .env-example ${PROJECTS_DIR} <path> \\\\server\\share ~/.claude/plans .claude/commands/** .claude/agents ~/.claude/skills .git .git/COMMIT_EDITMSG .github/workflows .husky/pre-commit dotfiles/.bashrc docs/.claude/settings.json ~/.bashrc.d-notes ~/notes/.zshrc C:relative /usr/share/doc /usr/lib/node_modules ${CLAUDE_PLUGIN_ROOT}/data',
    ],
  ];
  for (const [reach, paths] of spellings) {
    for (const path of paths.split(' '))
      it(`${path}: ${reach ?? 'nothing wide'}`, () => assert.equal(reachOfPath(path), reach));
  }

  it('a longer path below a project folder never covers more than the folder', () => {
    const segment = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
        assert.equal(reachOfPath(`./${segments.join('/')}`), null);
      }),
    );
  });

  it('is fast for any input', () => {
    const counts = { quarter: 25_000, whole: 100_000 };
    for (const text of ['../', '**/', './', '%', '${', '\\', '/home/', 'a/', 'a-*/'])
      assertLinear(text, (part) => reachOfPath(text.repeat(counts[part])));
  });
});

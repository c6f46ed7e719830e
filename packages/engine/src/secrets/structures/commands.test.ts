import { Random } from '../testing.ts';
import { describeMasking, type MaskedRow, type QuietRow } from './testing.ts';

const random = new Random(42);
const secret = random.text(24);

const letters = random.text(14, 'bcdfghjklmnpqrstvwxz');
const fingerprint = random.text(40, '0123456789ABCDEF');

const masked: readonly MaskedRow[] = [
  ['an option and its value', `run --api-key ${secret} --debug`, secret],
  ['an option with an equals sign', `--db-password=${secret}`, secret],
  ['hexadecimal digits as a key', `run --api-key ${fingerprint}`, fingerprint],
  ['a key that a program deletes', `run --delete-key ${fingerprint}`, fingerprint],
  ['random letters as a user', `kubectl create secret generic desk --from-literal=db=${letters}`, letters],
  ['words under a password of a user', 'run --from-literal=PASSWORD_USER=meadowlark', 'meadowlark'],
  ['a netrc line', `machine a.dev login me password ${secret}`, secret],
  ['the user option of curl', `curl -sS -u me:${secret} https://a.dev`, secret],
  ['the password option of mysql', `mysql -u root -p${secret} app`, secret],
  ['a value set by `npm config`', `npm config set authToken ${secret}`, secret],
  ['a variable of a Dockerfile', `ENV API_KEY ${secret}`, secret],
  ['a value set by `gh secret`', `gh secret set API_KEY --body ${secret}`, secret],
  ['a netrc entry on several lines', 'machine a.dev\n  login me\n  password WinterRoseMoon', 'WinterRoseMoon'],
  ['a netrc entry with an account', 'machine a.dev login me account desk password WinterRoseMoon', 'WinterRoseMoon'],
  ['the user option of HTTPie', `http -a me:${secret} https://a.dev`, secret],
  ['a default before a command', `PGPASSWORD="\${PGPASSWORD:-${secret}}" pg_dump $(cat file)`, secret],
  ['the password option of mongosh', `mongosh -u me -p ${secret} --host db`, secret],
  ['the password option of redis-cli', `redis-cli -p 26379 -a ${secret} ping`, secret],
  ['a piped password', `echo ${secret} | docker login -u me --password-stdin`, secret],
  ['a password in SQL', `CREATE USER 'a'@'%' IDENTIFIED BY '${secret}';`, secret],
  ['a secure string of PowerShell', `ConvertTo-SecureString "${secret}" -AsPlainText -Force`, secret],
];

const quiet: readonly QuietRow[] = [
  ['prose with the words of SQL', 'Patch the block that is identified by `label`, created identified by "owner name".'],
  ['prose about passwords of accounts', 'To set your account funds password visit the following link.'],
  ['the user beside a password', 'kubectl create secret generic desk --from-literal=DESK_USER=librarian'],
  ['the fingerprint of a public key', `gpg --keyserver hkp://keys.a.dev --recv-keys ${fingerprint}`],
  ['the port of redis-cli and mosquitto', 'redis-cli -p 26379 ping; mosquitto_pub -h db -p 18830 -t desk'],
  ['a login that a reader has to encode', 'Authorization: Basic base64(x-access-token:<secret>) on each request'],
  ['a default that is a command', 'PGPASSWORD="${PGPASSWORD:-$(< "$PGPASSWORD_FILE")}" pg_dump'],
  ['variables after a key file', 'ssh -i ~/.ssh/desk_key "$DESK_USER@$DESK_HOST" uptime'],
];

describeMasking('secrets in commands', masked, quiet);

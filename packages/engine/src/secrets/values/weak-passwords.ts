import { wordSet } from '../../text/word-set.ts';
import { randomness } from './randomness.ts';

/**
 * Passwords that programs ship with, and the top of every published list of leaked ones (SecLists, the blocklists of NIST and NCSC). They
 * give access to real deployments, so they are masked and reported, but do not prove that this one is in use.
 */
export const defaultPasswords = new Set(
  (
    'password passw0rd p@ssw0rd p@ssword pass pass123 pass1234 passwd passwd123 password1 password12 password123 password1234 password! admin admin1 admin12 admin123 admin1234 admin@123 ' +
    'administrator root toor root123 rootpassword guest user user123 default postgres postgresql postgres123 mysql mariadb mongo mongodb redis rabbitmq oracle sa ' +
    'minio minioadmin minio123 neo4j elastic kibana grafana jenkins tomcat nexus sonar sonarqube gitlab keycloak wordpress drupal airflow superset metabase ' +
    'n8n dify difyai123456 langfuse litellm openwebui qwerty qwerty123 letmein welcome welcome1 monkey dragon iloveyou secret secret123 s3cr3t s3cret supersecret topsecret ' +
    'test test1 test12 test123 test1234 testing demo demo123 temp temp123 hello hello123 abc123 123 1234 12345 123456 1234567 12345678 123456789 1234567890 111111 000000 ' +
    '0000 1111 4321 00000000 11111111 88888888 121212 112233 11223344 abcd1234 abcdef aaaaaa zxcvbnm dbadmin calvin scott tiger ' +
    '123123 654321 666666 888888 changeit vagrant ubuntu raspberry alpine docker ansible zabbix cisco ubnt support service operator manager system master login access ' +
    'sunshine princess football baseball superman batman trustno1 starwars pa55word pa55w0rd localhost example gitea nextcloud cassandra wordpress somewordpress mpass jupyter odoo moodle magento opensearch influxdb ' +
    // https://github.com/langfuse/langfuse/blob/main/docker-compose.yml
    'clickhouse miniosecret myredissecret ' +
    // https://github.com/BerriAI/litellm/blob/main/deploy/charts/litellm-helm/values.yaml
    'notagreatpassword'
  ).split(' '),
);

/** Keys that programs ship with and that look like names: Dify's code sandbox and MinIO. */
export const shippedKeys = new Set(['dify-sandbox', 'minioadmin', 'minio123']);

/** Literals that ask to be changed, but are in use in some deployments. */
const weakLiterals = wordSet(
  'changeme change-me change_me changemenow changethis change_this please-change-me pleasechangeme replaceme insecure notsecure not-secure unsafe nopassword nopass',
);

/** `ChangeThisPassword123!`, `YourStrongPassword1`: with digits and a symbol, servers accept them as they are. */
const weakForm =
  /^(?:(?:please[-_ ]?)?(?:change|replace|update)[-_ ]?(?:this|me|it|the)?|your|my)[-_ ]?(?:very[-_ ]?)?(?:strong|secure|safe|own|new)?[-_ ]?(?:password|passw0rd|passwort|pass|secret)[-_ ]?\d{1,6}[!@#$%*.]{0,2}$/;

/** `desk-change-me`, `PostgresChangeMe1`, `change_me_in_production`: asks to be changed, maybe after the name of its service. */
const namedForm =
  /^(?:[a-z0-9][a-z0-9_-]{0,40})?change[-_]?(?:me|this|(?:me[-_]?)?in[-_]?prod(?:uction)?)\d{0,4}[!@#$%*.]{0,2}$/;

/** `change_me_now`, `change-me-desk-database`: asks to be changed, and goes on in the group. */
const continuedForm = /^(?:please[-_])?change[-_]?(?:me|this|it)((?:[-_][a-z]{1,20}){1,6})\d{0,4}[!@#$%*.]{0,2}$/;
/** Shorter words may look random by chance. */
const randomMin = 8;

/** How a password that asks to be changed goes on: in words, or in random letters, with which it is a real one. */
function continuationOf(value: string): 'words' | 'random' | null {
  const words = continuedForm.exec(value)?.[1]?.split(/[-_]/);
  if (words === undefined) return null;
  return words.some((word) => word.length >= randomMin && randomness(word) >= 0) ? 'random' : 'words';
}

/** `change-me-` before random letters, whatever placeholders look like. */
export function goesOnInRandomLetters(value: string): boolean {
  return continuationOf(value) === 'random';
}

/** Whether a password, in lower case, is weak. */
export function isWeakPassword(value: string): boolean {
  if (value.length <= 80 && (namedForm.test(value) || continuationOf(value) === 'words')) return true;
  if (value.length <= 30 && /^change[-_ ]?me[-_ ]?(?:please|later|soon|asap)$/.test(value)) return true;
  return weakLiterals.has(value) || (value.length <= 60 && weakForm.test(value));
}

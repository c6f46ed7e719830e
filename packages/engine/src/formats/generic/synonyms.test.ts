import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSample } from '../testing.ts';

const agent = { model: 'm', system_prompt: 'Help.' };

/** The facts of a setting beside an agent. */
function factsOf(settings: object): readonly string[] {
  const { facts } = readSample(JSON.stringify({ agent, ...settings }), 'json');
  return facts.filter((fact) =>
    /^(?:approvals|isolations|permissions|limits|exposures|components|executions|egresses|fileGrants|authentications|transports|loggings)/.test(
      fact,
    ),
  );
}

const begins = (facts: readonly string[], beginnings: readonly string[]) =>
  assert.deepEqual(
    facts.map((fact, index) => (fact.startsWith(beginnings[index] ?? ' ') ? beginnings[index] : fact)),
    beginnings,
  );

describe('an approval switch whose key contains the action', () => {
  it('is about the capabilities of a tool of that name', () => {
    begins(factsOf({ require_approval_for_refunds: false }), ['approvals /require_approval_for_refunds tool off']);
    begins(factsOf({ flags: { confirmBeforeMerge: 'never' } }), ['approvals /flags/confirmBeforeMerge tool off']);
    begins(factsOf({ 'skip-booking-confirmation': true }), ['approvals /skip-booking-confirmation tool off']);
    begins(factsOf({ require_approval_for_refunds: true }), ['approvals /require_approval_for_refunds tool on']);
  });
  it('is none if the action has no effect or the key has another meaning', () => {
    for (const name of [
      'require_stack_confirmation',
      'confirm_orders',
      'order_confirmation',
      'refunds_require_receipt',
    ])
      assert.deepEqual(factsOf({ [name]: false }), [], name);
  });
  it('is read in a section about approval in any language', () => {
    begins(factsOf({ freigabe: { 'vor-rueckerstattung': 'nein' } }), [
      'permissions /freigabe/vor-rueckerstattung allow',
    ]);
  });
});

describe('entries with a name and a value', () => {
  it('are read as settings', () => {
    begins(factsOf({ settings: [{ key: 'sandbox', value: 'off', note: 'for now' }] }), [
      'isolations /settings/0/value',
    ]);
    begins(factsOf({ policy: [{ name: 'approval_policy', value: 'never' }] }), [
      'approvals /policy/0/value all-prompts off',
    ]);
  });
  it('are none with further members or with a sentence as the name', () => {
    assert.deepEqual(factsOf({ rows: [{ key: 'sandbox', value: { off: true } }] }), []);
    assert.deepEqual(factsOf({ rows: [{ name: 'no sandbox today', value: true }] }), []);
    assert.deepEqual(factsOf({ rows: [{ name: 'sandbox', value: 'off', a: 1, b: 2, c: 3 }] }), []);
  });
});

describe('synonyms', () => {
  it('`where: host` means execution without a sandbox', () => {
    begins(factsOf({ execution: { where: 'host' } }), ['isolations /execution/where sandbox off']);
    begins(factsOf({ execution: { where: 'docker' } }), ['isolations /execution/where sandbox on']);
    assert.deepEqual(factsOf({ deployment: { where: 'host' }, execution: { environment: 'local' } }), []);
  });
  it('`ceilings` are limits, and zero automatic actions are allowed', () => {
    begins(factsOf({ ceilings: { rounds: 100000 } }), ['limits /ceilings/rounds iterations 100000']);
    assert.deepEqual(factsOf({ security: { max_auto_actions: 0, max_tool_calls: 0 } }), []);
    begins(factsOf({ max_tool_calls: -1 }), ['limits /max_tool_calls iterations unlimited']);
  });
  it('a German key of a port shows that an address is listened on', () => {
    begins(factsOf({ schnittstelle: { adresse: '0.0.0.0', anschluss: 80 } }), [
      'exposures /schnittstelle/adresse bind open',
    ]);
    assert.deepEqual(factsOf({ schnittstelle: { adresse: '0.0.0.0' } }), []);
  });
  it('automatic updates of system packages are ignored, those of plugins are read', () => {
    assert.deepEqual(factsOf({ auto_update: { packages: { system: true } } }), []);
    begins(factsOf({ auto_update: { plugins: true } }), ['components /auto_update/plugins']);
    begins(factsOf({ skills: { path: './skills', auto_update: true } }), ['components /skills/auto_update']);
    assert.deepEqual(
      factsOf({ skills: { path: './skills', auto_update: false } }).filter((fact) => fact.startsWith('components')),
      [],
    );
  });
});

describe('values that mean open or restricted under any key', () => {
  it('open', () => {
    begins(factsOf({ exec_policy: 'allow-all' }), ['executions /exec_policy command-policy unrestricted']);
    begins(factsOf({ fs_policy: 'read-write-everywhere' }), ['fileGrants /fs_policy write']);
    begins(factsOf({ net_policy: 'permissive' }), ['egresses /net_policy network open']);
    begins(factsOf({ human: 'out-of-the-loop' }), ['approvals /human all-prompts off']);
    begins(factsOf({ escalation: { sudo: 'passwordless' } }), ['executions /escalation/sudo elevated unrestricted']);
  });
  it('close', () => {
    begins(factsOf({ exec_policy: 'deny-by-default' }), ['executions /exec_policy code-execution off']);
    begins(factsOf({ net_policy: 'not-permissive' }), []);
    begins(factsOf({ human: 'in-the-loop', tool_policy: 'ask-every-time' }), [
      'approvals /human all-prompts on',
      'approvals /tool_policy all-prompts on',
    ]);
    assert.deepEqual(factsOf({ human: 'Ann Example', retry_policy: 'permissive-ish' }), []);
  });
});

describe('a decision in an action’s entry', () => {
  it('is a rule on tools of that name', () => {
    const operations = {
      shell_execute: { permission: 'ALLOW', description: 'Run commands' },
      file_delete: { permission: 'CONFIRM_USER', description: 'Delete' },
    };
    begins(factsOf({ shell_operations: operations }), [
      'permissions /shell_operations/shell_execute/permission allow shell',
      'permissions /shell_operations/file_delete/permission ask',
    ]);
  });
  it('is none for other entries and other words', () => {
    const entries = {
      alice: { permission: 'ALLOW' },
      run_shell: { effect: 'fade' },
      send_mail: { permission: 'confirm_later' },
    };
    assert.deepEqual(factsOf({ entries }), []);
  });
});

describe('maps of decisions under non-standard keys', () => {
  it('are read if every value is a decision and one is on an action of a tool', () => {
    begins(factsOf({ permission_matrix: { run_commands: 'allow', read_files: 'allow', max: 3 } }), [
      'permissions /permission_matrix/run_commands allow',
      'permissions /permission_matrix/read_files allow',
    ]);
    assert.deepEqual(factsOf({ permission_table: { columns: 'any', width: 'wide' } }), []);
    assert.deepEqual(factsOf({ permission_matrix: { mon: 'allow', tue: 'deny' } }), []);
  });
});

describe('actions in other grammatical forms', () => {
  it('participles mean the verb', () => {
    begins(factsOf({ reviewedByHuman: false }), ['approvals /reviewedByHuman all-prompts off']);
    begins(factsOf({ redacted_logs: false }), ['loggings /redacted_logs redaction unsafe']);
    begins(factsOf({ hasRootAccess: true }), ['executions /hasRootAccess elevated unrestricted']);
    assert.deepEqual(factsOf({ reviewed: false, approved: false }), []);
  });
  it('`auto` in a section about payments needs no approval, automatic scaling is ignored', () => {
    begins(factsOf({ refund: { auto: true } }), ['approvals /refund/auto tool off']);
    assert.deepEqual(factsOf({ replicas: { auto: true }, layout: { auto: true } }), []);
  });
  it('`run_as: root` counts where commands run', () => {
    begins(factsOf({ execution: { run_as: 'root' } }), ['isolations /execution/run_as container-flag weakened']);
    begins(factsOf({ execution: { as_user: 'root' } }), ['isolations /execution/as_user container-flag weakened']);
    assert.deepEqual(
      factsOf({ execution: { as_user: 'clerk' } }).filter((fact) => fact.includes('weakened')),
      [],
    );
    assert.deepEqual(factsOf({ database: { run_as: 'root' } }), []);
  });
  it('automatic payments and releases need no approval, other automatic actions are ignored', () => {
    begins(factsOf({ auto_deploy: true, auto_commit: true, auto_merge_rows: true, auto_release_locks: true }), [
      'approvals /auto_deploy tool off',
    ]);
    begins(factsOf({ auto_execute_orders: true, auto_save: true, auto_scale: true, auto_delete: true }), [
      'approvals /auto_execute_orders tool off',
    ]);
  });
});

describe('1 and 0 as true and false', () => {
  it('are answers of switches', () => {
    begins(factsOf({ require_human: 0, sandboxed: 0 }), [
      'approvals /require_human all-prompts off',
      'isolations /sandboxed sandbox off',
    ]);
    begins(factsOf({ require_human: 1 }), ['approvals /require_human all-prompts on']);
  });
  it('are no answers of counts and of keys with their own words', () => {
    assert.deepEqual(factsOf({ sandbox: 2, retention: 0, log_level: 0, rate: 0, permission_mode: 0 }), []);
  });
});

describe('places given by one word', () => {
  it('`anywhere` is the whole disk, `insecure` is no certificate check', () => {
    begins(factsOf({ write: 'anywhere' }), ['fileGrants /write write']);
    assert.deepEqual(factsOf({ write: 'enabled', tls: false, note: 'anywhere' }), []);
    begins(factsOf({ tls: 'insecure' }), ['transports /tls certificate-check']);
  });
});

describe('exposure and authentication', () => {
  it('are read from switches with different names', () => {
    begins(factsOf({ ui: { bind_to_all_interfaces: true } }), ['exposures /ui/bind_to_all_interfaces bind open']);
    begins(factsOf({ api: { accepts_any_origin: true } }), ['exposures /api/accepts_any_origin origin open']);
    begins(factsOf({ dashboard: { password_protected: false } }), ['authentications /dashboard/password_protected']);
    begins(factsOf({ ssh: { strict_host_key_checking: false } }), ['transports /ssh/strict_host_key_checking']);
    begins(factsOf({ camera: { stream_publicly: true } }), ['exposures /camera/stream_publicly public-trigger open']);
    begins(factsOf({ talks_to: 'everyone' }), ['exposures /talks_to sender open']);
    begins(factsOf({ container: { network: 'host' } }), ['isolations /container/network container-flag off']);
    assert.deepEqual(factsOf({ secrets: { exposeToAgent: true }, talks_to: 'yes' }), []);
    assert.deepEqual(factsOf({ ui: { bind_all_keys: true, origin: true } }), []);
  });
});

describe('a key together with its section', () => {
  it('a capability in a section that denies or requires approval is not allowed', () => {
    for (const section of ['require_approval_for', 'forbidden', 'deny']) {
      const facts = factsOf({ [section]: { write_outside_workspace: true, network_access: true } });
      assert.ok(!facts.some((fact) => /^(?:fileGrants|egresses)/.test(fact)), facts.join());
    }
    begins(factsOf({ allow: { network_access: true } }), ['egresses /allow/network_access network open']);
  });
  it('`commands` among the permissions holds lists and is no tool', () => {
    const permissions = { write: { deny: ['.env'] }, commands: { deny: ['rm -rf'], require_approval: ['git commit'] } };
    const { facts } = readSample(JSON.stringify({ agent, permissions }), 'json');
    assert.ok(!facts.some((fact) => fact.startsWith('tools /permissions/commands ')), facts.join());
    assert.ok(facts.some((fact) => fact.startsWith('permissions /permissions/commands/require_approval/0 ask shell')));
  });
  it('a list of domains restricts the switch beside it', () => {
    begins(factsOf({ network: { web: true, domains: ['example.com'] } }), [
      'permissions /network/domains/0 allow fetch',
      'egresses /network/web network restricted',
      'egresses /network/domains domains restricted',
    ]);
  });
  it('`pass_through` under `env` is read in any spelling', () => {
    const { facts } = readSample(JSON.stringify({ agent, env: { pass_through: '*' } }), 'json');
    assert.ok(
      facts.some((fact) => fact.startsWith('environmentSharing /env/pass_through')),
      facts.join(),
    );
  });
  it('an approval switch below a tool’s name is about that tool', () => {
    const powers = { sendMail: { approval: 'none' }, readMail: { approval: 'none' } };
    begins(factsOf({ gifts: powers }), [
      'approvals /gifts/sendMail/approval tool off',
      'approvals /gifts/readMail/approval tool off',
    ]);
    const devices = { front_door: { confirm: false }, mailer: { confirm: false }, lights: { on: true } };
    begins(factsOf({ devices }), [
      'approvals /devices/front_door/confirm tool off',
      'approvals /devices/mailer/confirm tool off',
    ]);
    begins(factsOf({ profiles: { calm: { ask: 'always' }, wild: { ask: 'never' } } }), [
      'approvals /profiles/calm/ask all-prompts on',
      'approvals /profiles/wild/ask all-prompts off',
    ]);
    // Labels of settings whose keys begin with a tool's name.
    const hints = { 'codeExecution.enabled': { label: 'On' }, 'codeExecution.model': { label: 'Model' } };
    const { facts } = readSample(JSON.stringify({ agent, hints }), 'json');
    assert.ok(!facts.some((fact) => fact.startsWith('tools')), facts.join());
    begins(factsOf({ gifts: { alice: { approval: 'none' }, bob: { approval: 'none' } } }), [
      'approvals /gifts/alice/approval all-prompts off',
      'approvals /gifts/bob/approval all-prompts off',
    ]);
  });
});

describe('limits', () => {
  it('are read in sections, and as unlimited in any language', () => {
    begins(factsOf({ timeouts: { session: 0, command: 'none' } }), [
      'limits /timeouts/session timeout 0',
      'limits /timeouts/command timeout unlimited',
    ]);
    begins(factsOf({ delegation: { depth: 'unlimited' } }), ['limits /delegation/depth delegation unlimited']);
    begins(factsOf({ max_replans: -1, budgets: { minutes: 'unlimited' } }), [
      'limits /max_replans retries unlimited',
      'limits /budgets/minutes timeout unlimited',
    ]);
    begins(factsOf({ stop_after_turns: 0 }), ['limits /stop_after_turns iterations 0']);
    begins(factsOf({ passi_massimi: 'illimitato' }), ['limits /passi_massimi iterations unlimited']);
    begins(factsOf({ memory: { expires: 'never' } }), ['loggings /memory/expires retention unsafe']);
    assert.deepEqual(factsOf({ cookie: { expires: 'never' }, depth: 'unlimited' }), []);
  });
});

it('container images are components under any key, pictures are none', () => {
  begins(factsOf({ runtime: { default_image: 'example/agent:latest' } }), ['components /runtime/default_image image']);
  assert.deepEqual(
    factsOf({ sandbox: { splash_image: 'splash.png' }, profile: { default_image: 'example/agent' } }),
    [],
  );
});

describe('settings in other languages', () => {
  const rows: readonly (readonly [settings: object, beginnings: readonly string[]])[] = [
    [{ genehmigungsmodus: 'nie' }, ['approvals /genehmigungsmodus all-prompts off']],
    [{ genehmigungsmodus: 'immer' }, ['approvals /genehmigungsmodus all-prompts on']],
    [{ schutzmassnahmen: { aktiv: false } }, ['approvals /schutzmassnahmen/aktiv guardrail off']],
    [{ garde_fous: { actif: true } }, ['approvals /garde_fous/actif guardrail on']],
    [{ schrittgrenze: 0 }, ['limits /schrittgrenze iterations 0']],
    [{ arbeitsverzeichnis: './lager' }, ['fileGrants /arbeitsverzeichnis write directory']],
    [{ directorio_de_trabajo: './caja' }, ['fileGrants /directorio_de_trabajo write directory']],
    [{ repertoire_de_travail: './bureau' }, ['fileGrants /repertoire_de_travail write directory']],
    [{ domaines_autorises: ['*'] }, ['egresses /domaines_autorises/0 domains open']],
    [{ repertoire_de_recettes: './cuisine', schutzbrille: false }, []],
  ];
  for (const [settings, beginnings] of rows) {
    it(JSON.stringify(settings), () => begins(factsOf(settings), beginnings));
  }
});

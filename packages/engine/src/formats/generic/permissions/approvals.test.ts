import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';
import { readSample } from '../../testing.ts';

const agent = { name: 'clerk', model: 'gpt-4o', system_prompt: 'You help the staff.', tools: ['issue_credit'] };

function placesOf(rule: Parameters<typeof findingsOf>[0], settings: object): readonly string[] {
  return findingsOf(rule, { ...agent, ...settings }).map(({ pointer, severity }) => `${severity} ${pointer}`);
}

describe('an approval switch in an entry that names a tool', () => {
  it('is about the tool’s capabilities', () => {
    const rules = ['find_lease', 'delete_ticket', '*'].map((tool) => ({ tool, requires_approval: false }));
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), [
      'high /per_tool/1/requires_approval',
      'high /per_tool/2/requires_approval',
    ]);
  });
  it('is about the listed actions, where they are given', () => {
    const rules = [
      { tool: 'ladder', actions: ['read'], requires_approval: false },
      { tool: 'patch-proposer', actions: ['propose'], requires_approval: false },
      { tool: 'ladder', actions: ['write'], requires_approval: false },
    ];
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), ['high /per_tool/2/requires_approval']);
  });
  it('is about every capability where the tool is unknown', () => {
    const rules = [{ tool: 'ladder', requires_approval: false }];
    assert.deepEqual(placesOf('AG-003', { per_tool: rules }), ['high /per_tool/0/requires_approval']);
  });
});

it('approval before an action is an approval switch, a check before it is none', () => {
  assert.deepEqual(placesOf('AG-003', { desk: { preTradeApproval: false } }), ['high /desk/preTradeApproval']);
  for (const name of ['pre_approval', 'pre_merge_validation', 'pre_trade_briefing', 'pre_lunch_approval'])
    assert.deepEqual(placesOf('AG-003', { desk: { [name]: false } }), [], name);
});

it('a review by a profession is an approval switch, and one by customers or about a topic is none', () => {
  for (const name of [
    'clinician_review',
    'pharmacistCheck',
    'shift-lead-signoff',
    'crane_driver_ack',
    'needs_supervisor',
    'vorgesetzterMussZustimmen',
    'validation_par_le_chercheur',
    '付款前确认',
  ])
    assert.deepEqual(placesOf('AG-003', { desk: { [name]: false } }), [`high /desk/${name}`], name);
  for (const name of [
    'customer_review',
    'security_review',
    'staff_check',
    'film_review',
    'old_crane_driver_ack',
    'needs_customer',
    'needs_paper',
    'review',
  ])
    assert.deepEqual(placesOf('AG-003', { desk: { [name]: false } }), [], name);
  assert.deepEqual(placesOf('AG-003', { desk: { clinician_review: true } }), []);
  const signoffs = { settle_claim: { adjuster_signoff: 'not_required' }, look_up_policy: { adjuster_signoff: 'none' } };
  assert.deepEqual(placesOf('AG-003', { authority: signoffs }), ['high /authority/settle_claim/adjuster_signoff']);
});

it('a severe action that is automatic needs no approval, and other things may be automatic', () => {
  const found = (name: string, how: string) => placesOf('AG-003', { actuation: { [name]: how } });
  assert.deepEqual(found('open_valves', 'automatic'), ['high /actuation/open_valves']);
  assert.deepEqual(found('issue_refund', 'unattended'), ['high /actuation/issue_refund']);
  for (const name of ['deploy_service', 'update_note', 'doors', 'colour_scheme'])
    assert.deepEqual(found(name, 'automatic'), [], name);
  assert.deepEqual(found('open_valves', 'manual'), []);
});

it('a map of actions to ask before says which of them need no approval', () => {
  const asked = (section: string) =>
    placesOf('AG-003', { [section]: { unlock_front_door: false, turn_lights: false } });
  assert.deepEqual(asked('ask_before'), ['high /ask_before/unlock_front_door']);
  assert.deepEqual(asked('confirm_first'), ['high /confirm_first/unlock_front_door']);
  assert.deepEqual(asked('ask_about'), ['high /ask_about/unlock_front_door']);
  assert.deepEqual(asked('ask_grandma'), []);
  assert.deepEqual(placesOf('AG-003', { ask_before: { unlock_front_door: true } }), []);
});

describe('a section about an agreement', () => {
  it('has no switches of the agent', () => {
    for (const section of ['shipping', 'warranty', 'insurance', 'clauses']) {
      const settings = { [section]: { confirmation: 'none', unlimited: true, signature_required: false } };
      for (const rule of ['AG-003', 'AG-021', 'AG-022'] as const)
        assert.deepEqual(placesOf(rule, settings), [], section);
    }
  });
  it('the same keys in an agent’s own sections are switches', () => {
    const settings = { payments: { confirmation: 'none' }, shipping_agent: { confirmation: 'none' } };
    assert.equal(placesOf('AG-003', settings).length, 2);
  });
});

it('confirming an email address is no approval, confirming that email is sent is one', () => {
  for (const name of ['confirm_email', 'emailConfirmation', 'require_email_confirmation'])
    assert.deepEqual(placesOf('AG-003', { [name]: false }), [], name);
  assert.equal(placesOf('AG-003', { confirm_email_sending: false, tools: ['send_email'] }).length, 1);
});

it('an enabled entry of a list of features is a switch, entries of other lists are none', () => {
  const entries = [
    { name: 'summaries', enabled: true },
    { name: 'auto_approve', enabled: true },
  ];
  assert.deepEqual(placesOf('AG-003', { features: entries }), ['high /features/1/enabled']);
  assert.deepEqual(placesOf('AG-003', { features: [{ name: 'auto_approve', enabled: false }] }), []);
  assert.deepEqual(placesOf('AG-003', { rooms: entries }), []);
});

describe('limits that are removed', () => {
  const limitsOf = (settings: object) =>
    readSample(JSON.stringify({ ...agent, ...settings }), 'json').facts.filter((fact) => fact.startsWith('limits '));
  it('-1 under a depth or a plural is unlimited', () => {
    for (const name of ['recursionDepth', 'iterations', 'turns', 'delegation_depth'])
      assert.equal(limitsOf({ [name]: -1 }).length, 1, name);
  });
  it('-1 under other keys and a depth of 0 are not unlimited', () => {
    assert.equal(limitsOf({ delegation: { max_depth: -1 } }).length, 1);
    assert.deepEqual(limitsOf({ crawler: { max_depth: -1 } }), []);
    for (const settings of [{ step: -1 }, { hours: -1 }, { recursionDepth: 0 }, { iterations: 5 }, { tire_depth: -1 }])
      assert.deepEqual(limitsOf(settings), [], JSON.stringify(settings));
  });
  it('a time limit of execution counts, one of an exam does not', () => {
    assert.equal(limitsOf({ execution: { time_limit: 'none' } }).length, 1);
    assert.deepEqual(limitsOf({ exam: { time_limit: 'none' } }), []);
  });
  it('`none` and `never` remove time limits', () => {
    assert.equal(limitsOf({ execution: { wall_clock_timeout: 'none' } }).length, 1);
    assert.equal(limitsOf({ loop: { stop_after: 'never' } }).length, 1);
    assert.deepEqual(limitsOf({ wall_clock: 'none', stop_words: 'never' }), []);
  });
});

describe('approval by a person whose role is in the key', () => {
  for (const name of [
    'teacher_in_loop',
    'approval_by_doctor',
    'freigabe_durch_arzt',
    'operator_confirmation_before_motion',
  ]) {
    it(name, () => {
      assert.deepEqual(placesOf('AG-003', { safety: { [name]: false } }), [`high /safety/${name}`]);
      assert.deepEqual(placesOf('AG-003', { safety: { [name]: true } }), []);
    });
  }
  it('similar keys about windows and things are no approval', () => {
    for (const name of [
      'user_confirmation_before_close',
      'approval_by_weight',
      'made_by_doctor',
      'doctor_before_lunch',
    ])
      assert.deepEqual(placesOf('AG-003', { safety: { [name]: false } }), [], name);
  });
});

describe('maps of actions with decisions in other words', () => {
  it('allow, require approval and deny', () => {
    const actions = {
      read_mail: 'free',
      send_mail: 'approval_required',
      drop_table: 'forbidden',
      run_script: 'always_ask',
    };
    assert.deepEqual(placesOf('AG-003', { actions }), []);
    assert.deepEqual(placesOf('AG-002', { actions }), []);
    const open = { ...actions, send_mail: 'without_asking', run_script: 'no_confirmation_needed' };
    assert.deepEqual(placesOf('AG-003', { actions: open }), ['high /actions/send_mail']);
    assert.deepEqual(placesOf('AG-002', { actions: open }), ['critical /actions/run_script']);
  });
  it('a person as a gate’s value is an approver', () => {
    const gates = { draft_invoice: 'none', send_invoice: 'none', delete_client: 'two_people', pay_supplier: 'owner' };
    assert.deepEqual(placesOf('AG-003', { gates }), ['high /gates/send_invoice']);
    assert.deepEqual(placesOf('AG-003', { gates: { coverage: 'none', send_invoice: 'tall' } }), []);
  });
  it('`X_requires: nothing` is no approval', () => {
    assert.deepEqual(placesOf('AG-003', { flight: { takeoff_requires: 'nothing' } }), [
      'high /flight/takeoff_requires',
    ]);
    assert.deepEqual(
      placesOf('AG-003', { flight: { takeoff_requires: 'pilot_signoff', lunch_requires: 'nothing' } }),
      [],
    );
  });
  it('a map of any name may have an approval switch for each tool', () => {
    const matrix = { read_file: { asks: false }, send_mail: { asks: false }, bash: { asks: true } };
    assert.deepEqual(placesOf('AG-003', { matrix }), ['high /matrix/send_mail/asks']);
  });
  it('booleans in a section about approval decide for each kind of action', () => {
    const confirm = { reads: false, writes: false, deletes: true };
    assert.deepEqual(placesOf('AG-003', { human: { confirm } }), ['high /human/confirm/writes']);
    assert.deepEqual(placesOf('AG-003', { human: { confirm: { ...confirm, writes: true } } }), []);
  });
  it('automatic purchases above a limit need no approval', () => {
    const purchases = { below_limit: 'automatic', above_limit: 'automatic' };
    assert.deepEqual(placesOf('AG-003', { purchases }), ['high /purchases/above_limit']);
    assert.deepEqual(placesOf('AG-003', { purchases: { ...purchases, above_limit: 'refuse' } }), []);
    assert.deepEqual(placesOf('AG-003', { speed: { above_limit: 'automatic' } }), []);
  });
  it('`never` denies the listed tools, `with_lawyer` requires approval', () => {
    const lists = { allowed: ['search_clauses'], with_lawyer: ['delete_report'], never: ['run_code', 'send_email'] };
    assert.deepEqual(placesOf('AG-002', { tools: lists }), []);
    assert.deepEqual(placesOf('AG-020', { tools: lists }), []);
    assert.notDeepEqual(placesOf('AG-002', { tools: { ...lists, allowed: ['run_code'], never: [] } }), []);
  });
  it('a profile may have any name', () => {
    const agentOf = (ask: string) => ({ tools: ['run_code'], profiles: { ci: { ask }, desk: { ask: 'always' } } });
    assert.deepEqual(placesOf('AG-003', agentOf('never')), ['critical /profiles/ci/ask']);
    assert.deepEqual(placesOf('AG-003', agentOf('always')), []);
  });
  it('kinds of actions by severity are approval switches', () => {
    const approvals = { read_only: 'silent', mutating: 'silent', destructive: 'ask' };
    assert.deepEqual(placesOf('AG-003', { shell: { approvals } }), ['high /shell/approvals/mutating']);
    assert.deepEqual(placesOf('AG-003', { shell: { approvals: { ...approvals, mutating: 'ask' } } }), []);
  });
  it('actions of home devices are approval switches', () => {
    const hall = {
      front_door: { unlock: 'without_asking', lock: 'without_asking' },
      lamp: { light: 'without_asking' },
    };
    assert.deepEqual(placesOf('AG-003', { rooms: { hall } }), ['high /rooms/hall/front_door/unlock']);
    assert.deepEqual(placesOf('AG-003', { rooms: { hall: { front_door: { unlock: 'ask_resident' } } } }), []);
  });
});

describe('a shell tool', () => {
  it('needs approval by its own section or a rule on shells', () => {
    const tools = ['run_shell'];
    assert.deepEqual(placesOf('AG-002', { tools }), ['medium /tools/0']);
    assert.deepEqual(placesOf('AG-002', { tools, shell: { approval: 'always' } }), []);
    assert.deepEqual(placesOf('AG-002', { tools, policy: { shell: 'ask' } }), []);
  });
  it('a list of programs restricts a terminal', () => {
    const terminal = { enabled: true, programs: ['kubectl get', 'journalctl -u desk'] };
    assert.deepEqual(placesOf('AG-002', { terminal }), []);
    assert.notDeepEqual(placesOf('AG-002', { terminal: { ...terminal, programs: ['*'] } }), []);
  });
});

describe('values that mean unlimited', () => {
  it('steps that never stop are unlimited, retries that never happen are not', () => {
    assert.deepEqual(placesOf('AG-021', { stop_when: { steps: 'never' } }), ['high /stop_when/steps']);
    assert.deepEqual(placesOf('AG-021', { stop_when: { retries: 'never' }, reload: { steps: 'never' } }), []);
  });
  it('transcripts that are never deleted are kept indefinitely', () => {
    for (const name of ['transcripts_days', 'forget_after_days', 'keep_log_days'])
      assert.deepEqual(placesOf('AG-023', { storage: { [name]: 'never' } }), [`medium /storage/${name}`], name);
    assert.deepEqual(placesOf('AG-023', { storage: { transcripts_days: 30, working_days: 'never' } }), []);
  });
  it('an unlimited delegation depth counts with several agents', () => {
    const helper = { model: 'gpt-4o', instructions: 'You dig for facts.' };
    assert.deepEqual(placesOf('AG-021', { crew: { a: helper, b: helper, delegation: { depth: 'unlimited' } } }), [
      'high /crew/delegation/depth',
    ]);
  });
});

it('a setup command is read, and a browser that stores passwords logs none', () => {
  const install = 'curl -fsSL https://get.example.io/install.sh | bash';
  assert.deepEqual(placesOf('AG-004', { setup: { install } }), ['critical /setup/install']);
  assert.deepEqual(placesOf('AG-004', { setup: { install: 'npm ci' }, notes: { install: 'Once a year' } }), []);
  assert.deepEqual(placesOf('AG-023', { browser: { save_passwords: true } }), []);
});

describe('an access level', () => {
  const calls = [
    { name: 'show_log', access: 'read' },
    { name: 'rewrite_log', access: 'admin' },
  ];
  it('grants nothing where tools have such levels', () => {
    assert.deepEqual(placesOf('AG-020', { tools: calls, access_level: 'admin' }), []);
  });
  it('is a grant to the agent otherwise', () => {
    assert.deepEqual(placesOf('AG-020', { access_level: 'admin' }), ['high /access_level']);
  });
});

describe('rules in the notation of a coding agent', () => {
  const rules = ['Bash(git worktree:*)', 'Bash(python:*)', 'Skill(review)', 'Read(./docs/**)'];
  for (const list of ['permissions', 'tools', 'allowed_tools'])
    it(`are parsed like the coding agent’s own rules in ${list}`, () => {
      assert.deepEqual(placesOf('AG-002', { tools: [], [list]: rules }), [`high /${list}/1`]);
    });
  it('in lists that deny or require approval, they allow nothing', () => {
    assert.deepEqual(placesOf('AG-002', { tools: [], denied_tools: rules }), []);
    assert.deepEqual(placesOf('AG-002', { tools: [], require_approval_for: rules }), []);
  });
});

it('a map under `confirm` says which actions need confirmation', () => {
  assert.deepEqual(placesOf('AG-003', { confirm: { reset_password: false } }), ['high /confirm/reset_password']);
  assert.deepEqual(placesOf('AG-003', { confirm: { reset_password: true, sound: false } }), []);
});

it('a section about automatic approval has switches of its own', () => {
  const of = (section: object) => placesOf('AG-003', { auto_approval_settings: section });
  assert.deepEqual(of({ write_file: true }), ['high /auto_approval_settings/write_file']);
  assert.deepEqual(of({ enabled: false, write_file: false, show_notices: false }), []);
  assert.deepEqual(placesOf('AG-003', { yoloModeToggled: true }), ['critical /yoloModeToggled']);
  assert.deepEqual(placesOf('AG-003', { yoloModeToggled: false }), []);
});

it('a policy of confirmation is named by its kind', () => {
  const of = (kind: string) => placesOf('AG-003', { tools: ['shell'], confirmation_policy: { kind } });
  assert.deepEqual(of('NeverConfirm'), ['critical /confirmation_policy/kind']);
  assert.deepEqual(of('AlwaysConfirm'), []);
  assert.deepEqual(of('ConfirmRisky'), []);
});

describe('a decision on what leaves the repository', () => {
  it('says nothing about edits', () => {
    for (const push of ['push', 'commit', 'merge', 'publish'])
      for (const answer of ['manual', 'ask'])
        assert.deepEqual(placesOf('AG-003', { approvals: { edits: 'auto', [push]: answer } }), [
          'medium /approvals/edits',
        ]);
    assert.deepEqual(placesOf('AG-003', { permissions: { write: 'allow', push: 'deny' } }), [
      'medium /permissions/write',
    ]);
  });
  it('is none where edits are asked about', () => {
    assert.deepEqual(placesOf('AG-003', { approvals: { edits: 'ask', push: 'manual' } }), []);
  });
});

it('a confirmation that the customer receives is no approval', () => {
  for (const key of ['order_confirmation', 'delivery_confirmation', 'booking_confirmation']) {
    assert.deepEqual(placesOf('AG-003', { [key]: 'none' }), []);
    assert.deepEqual(placesOf('AG-003', { semantics: { [key]: 'none' } }), []);
  }
  assert.deepEqual(placesOf('AG-003', { order_approval: 'none' }), ['high /order_approval']);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { advisories, packagesOfImages } from './advisories.ts';
import { advisoriesOf, fixedVersion, imageName } from './known-flaws.ts';
import { endOfRange } from './version-range.ts';

describe('the table of advisories', () => {
  it('is well-formed', () => {
    for (const row of advisories) {
      assert.match(row.id, /^(?:CVE-\d{4}-\d{4,7}|GHSA(?:-[0-9a-z]{4}){3}|MAL-\d{4}-\d+|PYSEC-\d{4}-\d+)$/, row.name);
      assert.match(row.source, /^https:\/\/github\.com\//, row.id);
      assert.match(row.date, /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, row.id);
      assert.equal(row.name, row.name.toLowerCase(), row.id);
      for (const range of row.affected) {
        assert.match(range, /^(?:\*|(?:<=|>=|<|>|=)\d[\w.+-]*(?: (?:<=|<)\d[\w.+-]*)?)$/, `${row.name} ${row.id}`);
      }
      assert.doesNotMatch(row.effect, /^[A-Z]|[.!]$/, row.id);
    }
  });
  it('lists an advisory once per package', () => {
    const keys = advisories.map(({ ecosystem, name, id }) => `${ecosystem} ${name} ${id}`);
    assert.equal(new Set(keys).size, keys.length);
  });
  it('proposes fixed versions without a known flaw', () => {
    for (const { ecosystem, name, affected, kind } of advisories) {
      for (const range of affected) {
        const bound = endOfRange(range);
        if (kind === 'malicious' || bound === null) continue;
        const from = /^>=(\S+)/.exec(range)?.[1] ?? '0.0.0';
        const repaired = fixedVersion(ecosystem, name, from);
        if (repaired !== null) assert.deepEqual(advisoriesOf(ecosystem, name, repaired), [], `${name} ${repaired}`);
      }
    }
  });
  it('knows the packages inside images', () => {
    for (const { ecosystem, name } of packagesOfImages.values()) {
      assert.ok(
        advisories.some((row) => row.ecosystem === ecosystem && row.name === name),
        name,
      );
    }
    assert.equal(imageName('N8NIO/n8n'), 'n8nio/n8n');
    assert.equal(imageName('example/n8n'), null);
  });
});

describe('flaws', () => {
  const rows: readonly (readonly [ecosystem: string, name: string, version: string | null, id: string | null])[] = [
    ['npm', 'mcp-remote', '0.1.15', 'CVE-2025-6514'],
    ['npm', 'mcp-remote', '0.0.5', 'CVE-2025-6514'],
    ['npm', 'mcp-remote', '0.1.16', null],
    ['npm', 'mcp-remote', '0.0.4', null],
    ['npm', 'mcp-remote', null, null],
    ['pypi', 'mcp-remote', '0.1.15', null],
    ['npm', '@modelcontextprotocol/inspector', '0.14.0', 'CVE-2025-49596'],
    ['npm', '@modelcontextprotocol/server-filesystem', '2025.3.28', 'CVE-2025-53109'],
    ['npm', '@modelcontextprotocol/server-filesystem', '2025.7.1', null],
    ['npm', '@modelcontextprotocol/server-filesystem', '2025.8.21', null],
    ['npm', 'figma-developer-mcp', '0.6.2', 'CVE-2025-53967'],
    ['npm', 'figma-developer-mcp', '0.6.3', null],
    ['npm', 'postmark-mcp', '1.0.16', 'MAL-2025-47604'],
    ['npm', 'postmark-mcp', '1.0.15', null],
    ['pypi', 'langflow', '1.2.0', 'CVE-2025-3248'],
    ['docker', 'n8nio/n8n', '1.120.0', 'CVE-2025-68613'],
    ['docker', 'docker.io/n8nio/n8n', '1.120.0', 'CVE-2025-68613'],
    ['docker', 'n8nio/n8n', 'latest', null],
    ['docker', 'example/n8n', '1.120.0', null],
    ['npm', 'example', '1.0.0', null],
  ];
  for (const [ecosystem, name, version, id] of rows) {
    it(`${ecosystem} ${name} ${version ?? 'without a version'}: ${id ?? 'none'}`, () => {
      const ids = advisoriesOf(ecosystem, name, version).map((row) => row.id);
      if (id === null) assert.deepEqual(ids, []);
      else assert.ok(ids.includes(id), ids.join(' '));
    });
  }
  it('compares the names of PyPI as PyPI does', () => {
    const ids = (name: string) => advisoriesOf('pypi', name, '2025.1.1').map(({ id }) => id);
    assert.ok(ids('mcp-server-git').length > 0);
    assert.deepEqual(ids('mcp_server_git'), ids('mcp-server-git'));
    assert.deepEqual(ids('MCP.Server.Git'), ids('mcp-server-git'));
  });
  it('the fixed version is later than every flaw', () => {
    assert.equal(fixedVersion('npm', 'mcp-remote', '0.1.15'), '0.1.16');
    assert.equal(fixedVersion('npm', '@modelcontextprotocol/inspector', '0.14.0'), '0.16.6');
    assert.equal(fixedVersion('npm', 'mcp-remote', '0.1.16'), null);
    assert.equal(fixedVersion('npm', 'postmark-mcp', '1.0.16'), null);
    assert.equal(fixedVersion('npm', '@modelcontextprotocol/server-filesystem', '0.6.2'), null);
  });
});

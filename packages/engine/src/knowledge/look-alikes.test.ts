import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { imitatedDomain, imitatedPackage } from './look-alikes.ts';
import { hostMixesScripts, mixesScripts } from './mixed-scripts.ts';
import { knownPackages, wellKnownDomains, wellKnownPackages } from './packages.ts';

describe('package names', () => {
  const rows: readonly (readonly [name: string, known: string | null])[] = [
    ['@modelcontextprotocol/server-filesytem', '@modelcontextprotocol/server-filesystem'],
    ['@modelcontextprotocol/server-filesystemm', '@modelcontextprotocol/server-filesystem'],
    ['@modelcontextprotocol/server-fliesystem', '@modelcontextprotocol/server-filesystem'],
    ['@modelcontextprotocal/server-filesystem', '@modelcontextprotocol/server-filesystem'],
    ['@model-context-protocol/server-filesystem', '@modelcontextprotocol/server-filesystem'],
    ['@modelcontextprotoc0l/server-github', '@modelcontextprotocol/server-github'],
    ['@modelcontextprotocoI/server-github', '@modelcontextprotocol/server-github'],
    ['mcp-rernote', 'mcp-remote'],
    ['mcp-remtoe', 'mcp-remote'],
    ['@modelcontextprotocol/server-filesystem', null],
    ['mcp-remote', null],
    ['@example/server-filesystem', null],
    ['server-filesystem', null],
    ['mcp-remotes', null],
    ['mcp-remote2', null],
    ['mcp-server-gif', null],
    ['mcp-openapi', null],
    ['mcp-server-fetcher', null],
    ['@modelcontextprotocol/server-filesystem-plus', null],
    ['a', null],
    ['', null],
    [`${'a'.repeat(300)}`, null],
  ];
  for (const [name, known] of rows) {
    it(`${name.slice(0, 60)}: ${known ?? 'imitates nothing'}`, () => assert.equal(imitatedPackage(name), known));
  }
  it('that are well known imitate nothing, nor one another', () => {
    for (const name of [...wellKnownPackages, ...knownPackages]) assert.equal(imitatedPackage(name), null, name);
  });
});

describe('hosts', () => {
  const rows: readonly (readonly [host: string, known: string | null])[] = [
    ['mcp.g1thub.com', 'github.com'],
    ['api.0penai.com', 'openai.com'],
    ['github.com', null],
    ['raw.github.com', null],
    ['github.io', null],
    ['githubb.com', null],
    ['gitlab.com', null],
    ['localhost', null],
    ['10.0.0.1', null],
  ];
  for (const [host, known] of rows) {
    it(`${host}: ${known ?? 'imitates nothing'}`, () => assert.equal(imitatedDomain(host), known));
  }
  it('that are well known imitate nothing', () => {
    for (const host of wellKnownDomains) assert.equal(imitatedDomain(host), null, host);
  });
});

describe('scripts', () => {
  const rows: readonly (readonly [text: string, expected: boolean])[] = [
    ['mcp-r\u0435mote', true],
    ['g\u03bfogle', true],
    ['g\uff49thub', true],
    ['mcp-remote', false],
    ['mcp-\u0441\u0435\u0440\u0432\u0435\u0440', false],
    ['\u0444\u0430\u0439\u043b\u044b', false],
    ['\u6587\u4ef6-server', false],
    ['caf\u00e9', false],
    ['\u30d5\u30a1\u30a4\u30ebserver', false],
    ['', false],
  ];
  for (const [text, expected] of rows) {
    it(`${JSON.stringify(text)} ${expected ? 'mixes' : 'does not mix'}`, () =>
      assert.equal(mixesScripts(text), expected));
  }
  const hosts: readonly (readonly [host: string, expected: boolean])[] = [
    ['xn--pple-43d.com', true],
    ['mcp.gith\u0443b.com', true],
    ['xn--e1afmkfd.xn--p1ai', false],
    ['xn--bcher-kva.example', false],
    ['xn--fiqs8s', false],
    ['xn--', false],
    ['xn--99999999999999', false],
    [`xn--${'z'.repeat(80)}.com`, false],
    ['example.com', false],
  ];
  for (const [host, expected] of hosts) {
    it(`${host.slice(0, 40)} ${expected ? 'mixes' : 'does not mix'}`, () =>
      assert.equal(hostMixesScripts(host), expected));
  }
});

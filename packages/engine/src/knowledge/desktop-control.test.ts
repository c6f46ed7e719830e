import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capabilitiesOfServersTool } from './tools.ts';

const pressing = ['browse', 'execute'];

describe('tools that operate the desktop', () => {
  const cases: readonly (readonly [server: string, tool: string, capabilities: readonly string[]])[] = [
    ['windows-mcp', 'Click', pressing],
    ['windows-mcp', 'Type', pressing],
    ['windows-mcp', 'App', pressing],
    ['Windows-MCP', 'Shortcut-Tool', pressing],
    ['computer-use-mcp', 'left_click', pressing],
    ['desktop_control', 'press_keys', pressing],
    ['windows-mcp', 'Move', ['think']],
    ['windows-mcp', 'WaitFor', ['think']],
    ['computer-use', 'scroll', ['think']],
    // Other tools keep the meaning of their names, and so do these words at other servers.
    ['windows-mcp', 'PowerShell', ['execute']],
    ['windows-mcp', 'move_file', ['write']],
    ['desktop', 'list_apps', ['read']],
    ['desktop-notes', 'type', []],
    ['playwright', 'browser_click', ['browse']],
    ['files', 'move', ['write']],
  ];
  for (const [server, tool, capabilities] of cases)
    it(`${tool} of ${server}`, () => assert.deepEqual(capabilitiesOfServersTool(server, tool), capabilities));
});

import type { Capability } from '../agent/capability.ts';
import { lazily } from '../text/lazily.ts';

interface Vendor {
  readonly source: string;
  readonly tools: Readonly<Record<string, readonly Capability[]>>;
}

/** Tools whose names do not reveal their capabilities, by the vendor that documents them. Names in lower case, without separators. */
const vendors: readonly Vendor[] = [
  {
    source: 'https://developers.home-assistant.io/docs/api/websocket/',
    tools: { callservice: ['write'] },
  },
  {
    source: 'https://code.claude.com/docs/en/tools-reference',
    tools: {
      bash: ['execute'],
      bashoutput: ['read'],
      killshell: ['think'],
      edit: ['write'],
      multiedit: ['write'],
      notebookedit: ['write'],
      notebookread: ['read'],
      webfetch: ['fetch'],
      websearch: ['search'],
      task: ['delegate'],
      agent: ['delegate'],
      todowrite: ['think'],
      todoread: ['think'],
      exitplanmode: ['think'],
      askuserquestion: ['think'],
      skill: ['think'],
      slashcommand: ['think'],
      listmcpresources: ['read'],
      readmcpresource: ['read'],
    },
  },
  {
    source: 'https://github.com/ChromeDevTools/chrome-devtools-mcp/blob/main/docs/tool-reference.md',
    tools: {
      evaluatescript: ['browse', 'execute'],
      performancestarttrace: ['read'],
      performancestoptrace: ['read'],
    },
  },
  {
    source: 'https://github.com/charmbracelet/crush',
    tools: {
      joboutput: ['read'],
      jobkill: ['think'],
      lspdiagnostics: ['read'],
      lspreferences: ['read'],
      lsprestart: ['think'],
      sourcegraph: ['search'],
    },
  },
  {
    source: 'https://github.com/oraios/serena',
    tools: {
      restartlanguageserver: ['think'],
      initialinstructions: ['think'],
      onboarding: ['think'],
    },
  },
  {
    source: 'https://geminicli.com/docs/reference/tools/',
    tools: {
      runshellcommand: ['execute'],
      replace: ['write'],
      readmanyfiles: ['read'],
      savememory: ['remember'],
      googlewebsearch: ['search'],
    },
  },
  {
    source: 'https://github.com/aws/amazon-q-developer-cli/blob/main/docs/built-in-tools.md',
    tools: {
      fsread: ['read'],
      fswrite: ['write'],
      fsreplace: ['write'],
      useaws: ['administer'],
      introspect: ['think'],
      reportissue: ['think'],
      knowledge: ['read'],
      todolist: ['think'],
    },
  },
  {
    source: 'https://docs.roocode.com/advanced-usage/available-tools/tool-use-overview',
    tools: {
      command: ['execute'],
      applydiff: ['write'],
      insertcontent: ['write'],
      writetofile: ['write'],
      codebasesearch: ['read'],
      browseraction: ['browse'],
      askfollowupquestion: ['think'],
      attemptcompletion: ['think'],
      newtask: ['delegate'],
      switchmode: ['delegate'],
      updatetodolist: ['think'],
    },
  },
  {
    source: 'https://docs.openclaw.ai/tools',
    tools: {
      exec: ['execute'],
      // Follows and stops what `exec` started. Elsewhere the word says nothing about commands.
      process: ['think'],
      applypatch: ['write'],
      nodes: ['execute'],
      message: ['send'],
      cron: ['execute'],
      gateway: ['administer'],
      sessionsspawn: ['delegate'],
      sessionssend: ['delegate'],
      groupruntime: ['execute'],
      groupfs: ['read', 'write'],
      groupweb: ['search', 'fetch'],
      groupui: ['browse'],
      groupmessaging: ['send'],
      groupautomation: ['execute', 'administer'],
    },
  },
  {
    source: 'https://platform.openai.com/docs/guides/tools',
    tools: {
      codeinterpreter: ['execute'],
      codeexecution: ['execute'],
      builtincodeexecution: ['execute'],
      filesearch: ['read'],
      computer: ['execute', 'browse'],
      computeruse: ['execute', 'browse'],
      computerusepreview: ['execute', 'browse'],
      imagegeneration: ['think'],
    },
  },
  {
    source: 'https://docs.crewai.com/en/tools/overview',
    tools: {
      serperdev: ['search'],
      websitesearch: ['search'],
      scrapewebsite: ['fetch'],
      directoryread: ['read'],
      directorytree: ['read'],
      filetree: ['read'],
      foldertree: ['read'],
      nl2sql: ['database', 'database-write'],
      pgsearch: ['database'],
      mysqlsearch: ['database'],
      dalle: ['think'],
      vision: ['read'],
    },
  },
  {
    source: 'https://github.com/MervinPraison/PraisonAI/tree/main/examples',
    tools: { codeinterpret: ['execute'] },
  },
  {
    source: 'https://python.langchain.com/docs/integrations/tools/requests/',
    tools: {
      requestsget: ['fetch'],
      requestspost: ['fetch', 'send'],
      requestsput: ['fetch', 'send'],
      requestspatch: ['fetch', 'send'],
      requestsdelete: ['fetch', 'send'],
      duckduckgosearchrun: ['search'],
      tavilysearchresults: ['search'],
    },
  },
  {
    source: 'https://learn.microsoft.com/en-us/microsoft-365-copilot/extensibility/declarative-agent-manifest-1.5',
    tools: {
      onedriveandsharepoint: ['read'],
      graphconnectors: ['read'],
      teamsmessages: ['read'],
      meetings: ['read'],
      people: ['read'],
      email: ['read'],
      dataverse: ['read'],
      graphicart: ['think'],
    },
  },
  {
    source: 'https://block.github.io/goose/docs/mcp/developer-mcp',
    tools: { developer: ['execute', 'write', 'read'], computercontroller: ['execute', 'fetch'], texteditor: ['write'] },
  },
  {
    source: 'https://github.com/modelcontextprotocol/servers/tree/main/src/memory',
    tools: {
      createentities: ['remember'],
      createrelations: ['remember'],
      deleteentities: ['remember'],
      deleterelations: ['remember'],
      readgraph: ['read'],
      opennodes: ['read'],
      searchnodes: ['read'],
    },
  },
  {
    source: 'https://github.com/modelcontextprotocol/servers/tree/main/src',
    tools: { sequentialthinking: ['think'], converttime: ['think'], movefile: ['write'], resolvelibraryid: ['search'] },
  },
  {
    source: 'https://go.dev/gopls/features/mcp',
    tools: { goworkspace: ['read'], gofilecontext: ['read'], gofilemetadata: ['read'], gopackageapi: ['read'] },
  },
  {
    source: 'https://github.com/ferrislucas/iterm-mcp',
    tools: { writetoterminal: ['execute'], sendcontrolcharacter: ['execute'] },
  },
  {
    source: 'https://docs.n8n.io/integrations/builtin/cluster-nodes/sub-nodes/',
    // The workflow's author writes the code of these nodes; the model only calls it.
    tools: {
      toolcode: [],
      code: [],
      toolworkflow: ['delegate'],
      toolhttprequest: ['fetch'],
      executecommand: ['execute'],
    },
  },
];

const toolNames = lazily<ReadonlyMap<string, readonly Capability[]>>(
  () => new Map(vendors.flatMap((vendor) => Object.entries(vendor.tools))),
);

/**
 * The documented capabilities of a tool whose name has these words. Some hosts prefix the server's name, and nothing marks where the tool's
 * own name begins: `mcp_chrome_performance_start_trace`.
 */
export function documentedTool(words: readonly string[]): readonly Capability[] | undefined {
  const named = toolNames().get(words.join(''));
  if (named !== undefined || words[0] !== 'mcp') return named;
  for (let start = 2; start < words.length - 1; start++) {
    const known = toolNames().get(words.slice(start).join(''));
    if (known !== undefined) return known;
  }
  return undefined;
}

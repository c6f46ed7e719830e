import type { Hook } from '../../agent/facts.ts';
import { classesOf } from '../../text/word-set.ts';

/**
 * The phases of the events of all hosts, by folded name: Claude Code, Codex, Gemini CLI, Cursor, Windsurf, Antigravity, Copilot, Kiro,
 * Amazon Q, OpenCode, Crush, gh-aw.
 */
export const phaseWords = classesOf<Exclude<Hook['phase'], 'other'>>({
  before:
    'pretooluse permissionrequest beforetool beforetoolselection beforeshellexecution beforemcpexecution beforereadfile beforetabfileread subagentstart toolexecutebefore prereadcode prewritecode preruncommand premcptooluse',
  after:
    'posttooluse posttoolusefailure posttoolbatch permissiondenied aftertool afterfileedit aftertabfileedit aftershellexecution aftermcpexecution afteragentresponse afteragentthought postinvocation afteragent aftermodel toolexecuteafter postreadcode postwritecode postruncommand postmcptooluse postcascaderesponse postcascaderesponsewithtranscript fileedited filesaved postfilesave postfilecreate postfiledelete filecreated filedeleted filechanged',
  session:
    'sessionstart sessionend setup stop stopfailure subagentstop precompact postcompact precompress notification agentspawn taskcompleted taskcreated teammateidle configchange cwdchanged instructionsloaded postsetupworktree worktreecreate worktreeremove erroroccurred sessioncompleted startup monitor directoryadded workspaceopen premodelswitch postmodelswitch elicitation elicitationresult messagedisplay',
  prompt:
    'userpromptsubmit userpromptexpansion userpromptsubmitted preuserprompt beforesubmitprompt preinvocation beforeagent beforemodel promptsubmit',
  schedule: 'schedule cron heartbeat',
});

/** It acts, and nobody is asked. */
export const unconfirmedPhrases = [
  '@act ... without .. asking|confirmation|confirming|approval|permission|authorization|authorisation|prompting|consent!',
  'without! asking|waiting|requesting|seeking .. confirmation|approval|permission|authorization|consent ... @act',
  '@no ever|even|stop_to|first? ask|asking|request|requesting|seek|prompt|wait_for|require .. confirmation|approval|permission|authorization|consent!',
  '@no ever|even|first? ask|asking .. before! .. @act|acting|executing|deleting|making|proceeding|running',
  '@no ever|even? wait|waiting! .. for .. @user|manual .. confirm*|approv*|permission|consent|input|response|review',
  'no .. confirmation|approval|permission! .. needed|required|necessary',
  'confirmation|approval|permission! is|are not needed|required|necessary',
  'skip|bypass! all|any|every|the|user? confirmation|confirmations|approval|approvals|permission prompt|prompts|step|steps|dialog*|check|checks',
  'automatically|always|auto approve|accept|confirm! .. all|every|any .. request*|action*|change*|prompt*|tool*|command*|permission*|transaction*',
  'act|operate|work|run|execute|proceed .. without! .. human|user|manual|operator .. oversight|intervention|supervision|involvement|review',
  'fuhre|fuhr|ausfuhren|losche|loschen|handle|handeln|andere|sende|senden|starte ... ohne .. ruckfrage*|nachzufragen|zu_fragen|bestatigung|genehmigung|zustimmung|freigabe|erlaubnis!',
  'frag|frage|fragen .. nicht! .. bestatigung|erlaubnis|genehmigung|zustimmung|ruckfrage*',
  'execute*|executez|effectue*|procede*|agis|agissez|supprime*|envoie|envoyez|modifie*|lance*|deploie*|valide* ... sans .. confirmation|permission|autorisation|approbation|validation!',
  'ne .. demande|demandez|attends|attendez! .. pas|jamais .. confirmation|permission|autorisation|approbation|validation',
  'ejecuta*|ejecute|elimina|elimine|borra|envia|envie|modifica|modifique|procede|proceda|actua|actue|realiza|realice|despliega ... sin .. confirmacion|permiso|aprobacion|autorizacion|preguntar|consultar!',
  'no .. pidas|pida|solicites|solicite|esperes|espere! .. confirmacion|permiso|aprobacion|autorizacion',
  'execute|executa|exclua|apague|envie|modifique|prossiga|aja|realize|implante ... sem .. confirmacao|permissao|aprovacao|autorizacao|perguntar|consultar!',
  'nao .. peca|pecas|pedir|solicite|espere|aguarde! .. confirmacao|permissao|aprovacao|autorizacao',
  'esegui|esegua|elimina|elimini|invia|modifica|procedi|proceda|agisci|agisca ... senza .. conferma|permesso|approvazione|autorizzazione|chiedere!',
  'non .. chiedere|chieda|attendere|aspettare! .. conferma|permesso|approvazione|autorizzazione',
  'выполняй*|выполни*|удаляй*|удали*|отправляй*|отправь*|действуй*|изменяй*|запускай* ... без .. подтверждени*|разрешени*|одобрени*|согласи*|спроса!',
  'не .. спрашивай*|запрашивай*|проси*|жди*! .. подтверждени*|разрешени*|одобрени*',
  '无需|不需要|不用|不必|无须|不要|毋须 ... 确认|批准|许可|审批|授权! ... 执行|操作|进行|直接|删除|修改|发送|提交|部署',
  '直接|自动 ... 执行|操作|删除|修改|提交|部署 ... 无需|不需要|不用|不必 ... 确认|批准|许可|询问|征求!',
  '不要|不用|无需|不必 .. 询问|征求|请求|等待! .. 用户 ... 确认|同意|批准|许可|授权',
  '確認|承認|許可|同意 .. なしで|なしに|せずに|不要|求めずに|取らずに|得ずに! ... 実行|削除|送信|変更|進め|行|更新',
  '확인|승인|허가|허락|동의 .. 없이! ... 실행|삭제|전송|변경|진행|수행|처리',
];

/** Reading and looking needs no question; an order bound to a condition is a decision of the author's. */
export const unconfirmedExceptions = [
  'question|questions|clarif*|dialog|dialogue|presented|store',
  'read|reading|read-only|readonly|safe|search|searches|list|view|query|non_destructive|harmless|lookup|inspect|test|tests|lint|linter|format|formatting|lesend*|lecture|lectura|leitura|lettura|чтени*|只读|读取|查询|読み取り|읽기',
];

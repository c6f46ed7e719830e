/** Instructions to obey untrusted content. */
export const obediencePhrases = [
  'follow|obey|execute|carry_out|perform|comply_with .. instruction|instructions|command|commands|directive|directives|order|orders .. found|contained|embedded|written|included|hidden .. in|inside|on .. web_page|web_pages|webpage|webpages|website|websites|email|emails|mail|mails|document|documents|file|files|result|results|issue|issues|comment|comments|attachment*',
  'follow|obey|execute|carry_out|perform .. any|all|every|whatever|the .. instruction|instructions|command|commands in|inside|from|on .. web|website|websites|webpage|webpages|email|emails|retrieved|fetched|external|untrusted|third_party|search|tool .. page|pages|email|emails|document|documents|content|site|sites|result|results|output|outputs?',
  'follow|obey|execute|carry_out|comply_with .. instruction|instructions|command|commands|order|orders you_find|you_see|you_read|you_encounter|you_come_across .. in|inside|on|from .. page|pages|web|website|websites|site|sites|email|emails|mail|mails|document|documents|ticket|tickets|message|messages',
  'follow|obey|execute|carry_out .. instruction|instructions|command|commands in|on|of|from each|every|any .. page|pages|site|sites|website|email|mail|document|ticket',
  'if|when|whenever .. mail|email|page|website|document|ticket|attachment .. asks|tells|says|instructs|requests|wants .. do_it|do_so|obey|comply!',
  'treat|regard|consider|take .. instruction|instructions|command|commands! .. in|from|on .. page|pages|web|website|websites|email|emails|document|documents|result|results|content .. as ... @user|trusted|own|authoritative|binding|system',
  'treat|regard|consider|take .. content|contents|text|body .. of|from|in .. page|pages|web|website|websites|webpage|webpages|email|emails|document|documents|file|files|result|results .. as .. command|commands|instruction|instructions|order|orders!',
  'trust|believe .. output|outputs|result|results|web_page|web_pages|webpages|email|emails .. completely|fully|blindly|unconditionally|as_is',
  'do|obey|follow .. whatever|everything|anything! .. web|website|page|pages|email|emails|mail|mails|ticket|tickets|document|documents|attachment* .. says|say|tells|tell|asks|ask',
  'befolge|befolgen|fuhre|folge .. anweisung|anweisungen|befehl|befehle! .. in|aus|auf|von .. webseite|webseiten|e_mail|e_mails|mails|dokument|dokumenten|dateien',
  'suis|suivez|execute|executez|obeis .. instruction|instructions|ordres|commandes .. dans|des|de .. page|pages|web|courriel|courriels|mails|documents',
  'sigue|siga|obedece|obedezca|ejecuta|ejecute .. instrucciones|ordenes! .. en|de .. pagina|paginas|web|correo|correos|documento|documentos',
  'siga|obedeca|execute .. instrucoes|ordens! .. em|de|nos|nas|das .. pagina|paginas|web|email|emails|documento|documentos',
  '执行|遵循|服从|听从 .. 网页|邮件|文档|文件 ... 指令|命令|指示!',
  'whatever|anything|everything .. page|pages|website|websites|email|emails|document|documents|file|files|result|results .. say|says|tell|tells|ask|asks|instruct* .. do_it|do_so|do_that|execute_it|obey|comply|follow_it!',
  'whatever|any|all|every|the instruction|instructions|command|commands|orders! .. page|pages|document|documents|result|results|email|emails|content|file|files|website|websites .. must|should|have_to|need_to|are_to .. be followed|obeyed|executed|carried_out',
  'do|run|execute|perform|obey|install whatever|everything|anything! .. output|terminal|page|pages|mail|mails|email|emails|ticket|tickets|issue|issues|comment|comments|result|results|website .. says|say|tells|tell|asks|ask|instructs|demands|recommends|suggests|contains',
  'treat|regard|handle|perform|execute|follow|obey|take|consider|carry_out ... as_if|as_though! .. @user|i|we|developer|administrator|system had|has|himself|itself .. given|written|typed|issued|sent|said|ordered|requested|asked',
  'carry_out|perform|execute|do|obey|follow what|whatever its|the|their body|subject! says|tells|asks|demands|instructs|orders',
  'treat|regard|consider|take .. returns|returned|output|outputs|result|results .. as a|an|the|your|direct|new|binding|trusted? orders|commands|instructions! from|of|by|to|given|that|and',
  'buy|order|purchase whatever|anything|everything! .. recommend*|suggest*|propose*|advertis*|tells|says',
  'fetch|download|pull|retrieve|load|open .. http* ... and|then execute|run|carry_out|perform|obey! .. command|commands|orders|script|code in|from|inside|of|contained|there|it',
  'do|execute|follow|obey|carry_out|perform|run|act_on|act_upon|comply_with whatever|everything|anything! .. @source .. @says',
  'do|execute|follow|obey|carry_out|perform what .. @source .. demand|demands|dictate|dictates|instruct|instructs!',
  'whatever|everything|anything! .. @source .. @says .. is|are|counts|has .. command|commands|order|orders|instruction|instructions|binding|law',
  'take|read|get|fetch|accept|collect .. instructions|commands|orders .. from|in .. @source ... and execute|follow|obey|carry_out! them|it',
  'act_on|act_upon|heed! .. any|every|all|the .. order|orders|command|commands|instruction|instructions .. in|inside|from|contained|of',
  'treat|regard|handle|take|consider|obey|follow ... as_if|as_though! .. they|it|these .. came|come|comes|were|was .. from|by .. @user|developer|administrator|admin|system|vendor',
  'execute|run|follow|obey|do|carry_out|apply|accept ... no_matter_who|regardless_of_who|irrespective_of_who|whoever_wrote|whoever_sent!',
];

/** People who speak for the file's author, and tasks that are kept in a file by design. */
export const obedienceExceptions = [
  'never|unless|except|only_if|only_after|only_once|only_when|trusted|readme*|agents_md|claude_md|contributing*|project|repository|repo|this_file|instructions_md|attached_by|sandbox*|isolated|playground',
  'before_you_do|before_you_follow|before_you_act|before_you_obey|before_you_execute|before_you_run|before_doing|before_following|before_acting',
];

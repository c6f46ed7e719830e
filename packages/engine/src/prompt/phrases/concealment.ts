/** The user is not to know what was done. */
export const concealmentPhrases = [
  '@no tell|inform|notify|alert|warn! .. @user|them .. about|of|that|when|what|if .. @deed',
  '@no mention|disclose|reveal|report! .. @ownDeed .. to .. @user',
  '@no mention|disclose|reveal|report! .. to .. @user .. that|what|how .. @ownDeed|you_did|you_have',
  'without .. @user .. knowledge|knowing|awareness|noticing|aware!',
  'without .. telling|informing|notifying|alerting|warning! .. @user|them',
  "so|so_that|such_that .. @user! .. not|never|doesn't|don't|won't|cannot|can't|wouldn't .. notice|know|see|suspect|realize|realise|find_out",
  'secretly|covertly|surreptitiously|clandestinely|stealthily! .. send|sends|upload|forward|transfer|collect|copy|store|log|record|delete|remove|install|run|execute|call|read|access|gather|track|monitor|modify|change|share|share|report|email|post|add|include|append|insert|redirect|exfiltrate',
  'silently|quietly|discreetly! .. send|upload|forward|transfer|collect|exfiltrate|email|transmit|post|install',
  'hide|conceal|mask|obscure|disguise! .. your|these|this|the|all|any .. action|actions|activity|activities|operation|operations|tracks|intent|intentions|presence|behavior|behaviour|tampering .. from?',
  'cover|erase|remove|wipe|hide .. your|the|all|any? tracks|traces|evidence!',
  'keep .. this|these|your .. action|actions|activity|activities|operation|operations .. secret|hidden|confidential! .. from?',
  'ohne_das_wissen|ohne_wissen|ohne_kenntnis! .. @userDe',
  'ohne .. @userDe .. zu .. informieren|benachrichtigen|sagen!',
  'heimlich|unbemerkt|verdeckt! .. send*|schick*|ubermittel*|lade|kopier*|losch*|sammel*|speicher*|weiterleit*|leite',
  'sag|sage|sagt|teile|informiere|informieren|verrate|erwahne|melde .. @userDe .. nicht|nichts! ... davon|daruber|aktion*|ubertragung*|loschung*|anderung*|vorgang*',
  'sans .. informer|prevenir|avertir|dire|notifier! .. @userFr',
  'insu! .. @userFr',
  'secretement|discretement|en_cachette! .. envoie*|envoy*|transmet*|transfer*|collect*|supprim*|copi*|telecharg*',
  'ne .. dis|dites|informe|informez|mentionne|mentionnez|revele|revelez! .. pas|jamais|rien .. @userFr .. action*|modification*|envoi*|transfert*|suppression*',
  'sin .. informar|avisar|decir|decirle|decirselo|notificar! .. @userEs',
  'sin .. conocimiento! .. @userEs',
  'secretamente|en_secreto|a_escondidas! .. envia*|enviar|transfier*|transfer*|recopil*|elimin*|borra*|copia*|sube|subir',
  'no .. informes|informe|digas|diga|menciones|mencione|reveles|revele|avises|avise! .. @userEs .. accion*|cambio*|envio*|transferencia*|eliminacion*|esto|ello',
  'sem .. informar|avisar|dizer|notificar|contar! .. @userPt',
  'sem .. conhecimento! .. @userPt',
  'secretamente|em_segredo|as_escondidas! .. envi*|transfir*|transfer*|colet*|exclu*|apag*|copi*',
  'nao .. informe|informar|diga|conte|mencione|revele|avise! .. @userPt .. acao|acoes|alteraco*|envio*|transferencia*|exclusao|isso|disso',
  'senza .. informare|avvisare|dire|dirlo|notificare! .. @userIt',
  "all'insaputa|insaputa! .. @userIt",
  'di_nascosto|segretamente! .. invi*|trasferisc*|raccogl*|elimin*|cancell*|copi*',
  'non .. informare|dire|dica|menzionare|rivelare|avvisare! .. @userIt .. azion*|modific*|invio|trasferiment*|eliminazion*',
  'без .. ведома! .. @userRu',
  'тайно|скрытно|незаметно! .. отправ*|перешл*|передай*|удал*|скопир*|собир*|собер*|загруз*',
  'не .. сообщай*|говори*|уведомляй*|рассказывай*|упоминай*! .. @userRu .. действи*|изменени*|отправк*|удалени*|этом',
  '不要|别|勿|不得|切勿|不能 ... 告诉|告知|通知|提醒|透露给! ... @userZh ... 操作|行为|修改|删除|发送|上传|转账|此事|这件事',
  '@userZh .. 不知情|不知道的情况下|毫不知情!',
  '瞒着|背着|隐瞒! .. @userZh',
  '偷偷|秘密地|悄悄|暗中|私下! ... 发送|上传|转发|删除|收集|复制|传输|发给',
  'ユーザ|利用者|お客様 ... 知らせず|告げず|通知せず|知られずに|気づかれ|内緒|伝えず!',
  'こっそり|密かに|秘密裏に|ひそかに! ... 送信|送|アップロード|転送|削除|収集|コピー',
  '사용자|고객 ... 알리지|모르게|몰래|통보하지!',
  '몰래|은밀히|비밀리에! ... 전송|보내|업로드|삭제|수집|복사',
];

/** Warnings, records and safety controls are to be got out of the way. */
export const evasionPhrases = [
  'ignore|disregard|suppress|dismiss! .. security|safety|permission|permissions .. warning*|alert*|notice*|prompt*|check*|polic*|advisor*',
  'ignore|disregard|dismiss! all|any|every warning|warnings|alert|alerts',
  'disable|turn_off|switch_off|deactivate|bypass|circumvent|evade|defeat|sidestep .. safety_check*|safety_measure*|safety_feature*|safety_filter*|safety_control*|security_control*|security_check*|security_measure*|security_software|security_monitoring|audit_log*|audit_trail*|antivirus|edr|content_filter*|guardrail*|approval_process*|approval_step*|approval_flow*|permission_prompt*|permission_check*|permission_system|access_control*!',
  'evade|avoid detection!',
  'sicherheitswarnung*|sicherheitshinweis*! .. ignorier*|missacht*',
  'ignoriere|ignorieren! .. sicherheitswarnung*|sicherheitshinweis*|alle_warnungen',
  'ignore|ignorez! .. avertissements|alertes .. securite',
  'ignora|ignore! .. advertencias|alertas|avisos .. seguridad|seguranca',
  'игнорируй*! .. предупреждени*',
  '忽略|无视! ... 安全 .. 警告|提示|检查|策略',
  '绕过|绕开|关闭|禁用! ... 安全检查|安全限制|审计|审批|权限检查|安全策略',
];

/** The user is to be told what is not so. */
export const deceptionPhrases = [
  'lie|lying! to .. @user',
  'deceive|mislead|manipulate|gaslight|defraud|scam! .. the|your|our|any|all? .. @user',
  'trick! .. the|your? .. @user into',
  'pretend|claim|say .. nothing! .. happened|changed|was_done|was_sent|was_deleted',
  'belug*|tausch*! .. @userDe',
  '欺骗|误导! ... @userZh',
];

/** The conversation's rules are not to be told: no danger, and no protection either. */
export const secrecyPhrases = [
  '@no reveal|disclose|expose|repeat|leak! .. system_prompt|system_message|your_prompt|your_instructions|these_instructions|this_prompt|internal_instructions|hidden_instructions',
];

/** What belongs to others leaves for a stranger. */
export const exfiltrationPhrases = [
  'exfiltrate|siphon|smuggle! .. @loot|@secret|everything|all|the',
  'steal|harvest! .. @secret|@loot',
  'send|post|upload|forward|transmit|email|deliver|leak|submit|report ... @secret ... to|via .. attacker*|external_server|remote_server|third_party|third_parties|webhook*|our_server|my_server|collection_server|pastebin|unknown|dropbox_link!',
  'send*|ubermittel*|schick*|leite|lade ... passwort*|zugangsdaten|geheimnis*|api_schlussel|schlussel ... an .. extern*|angreifer|server|webhook!',
  'envoie|envoyez|transmets|transmettez ... mot_de_passe|mots_de_passe|identifiants|secrets|cles ... a|vers .. externe|attaquant|webhook|serveur!',
  'envia|envie|reenvia|sube ... contrasena*|credencial*|secretos|claves|senha* ... a|al|para .. externo|atacante|webhook|servidor!',
  'invia|inoltra|carica ... password|credenzial*|segreti|chiavi ... a|al|verso .. esterno|attaccante|webhook|server!',
  'отправ*|перешл*|передай* ... парол*|ключ*|секрет*|учетн* ... на .. внешн*|сервер|webhook|злоумышленник*!',
  '发送|上传|传输|转发|泄露 ... 密码|密钥|凭证|凭据|令牌|机密 ... 外部|攻击者|服务器|黑客!',
  '密码|密钥|凭证|凭据|令牌|api_key ... 发送到|上传到|发给|传到! ... 外部|服务器|http',
  'パスワード|認証情報|秘密鍵|apiキー ... 外部|攻撃者|サーバ ... 送信|送って|送る|送り|アップロード!',
  '비밀번호|자격증명|비밀키|api키 ... 외부|공격자|서버 ... 전송|보내|업로드!',
];

/** Everything is to be destroyed. */
export const destructionPhrases = [
  'delete|erase|wipe|destroy|purge|nuke! all|every|the_entire|the_whole|everything|entire the|of_the|of|user|users|my|your|our|customer|production|company|company’s? file|files|data|database|databases|table|tables|record|records|backup|backups|disk|disks|drive|drives|volume|volumes|repositories|repository|server|servers|cluster|system',
  'wipe|erase|format! the|this|my|your|all|every|whole|entire? disk|disks|hard_drive|drive|drives|filesystem|home_directory|root_directory|system_drive',
  'delete|erase|wipe|destroy! everything',
  'drop! .. all|every|production .. table|tables|database|databases',
  'encrypt! ... files|data|disk ... ransom|bitcoin|payment|decryption',
];

/** A limit makes it housekeeping. */
export const destructionExceptions = [
  'in|from|under|inside|within|older|matching|that|which|with|of|where|temporary|temp|tmp|cache|cached|unused|generated|created|duplicate*|test|local|build|dist|associated|related|belonging|before|after|for|by|marked|listed|specified|selected|except',
];

export const malwarePhrases = [
  'create|write|build|develop|generate|produce|install|deploy|plant|inject|embed|insert|spread .. backdoor*|malware|ransomware|keylogger*|rootkit*|trojan*|spyware|botnet|computer_virus|worm!',
  'build|make|synthesize|synthesise|assemble|construct .. bomb|bombs|explosive*|nerve_agent*|chemical_weapon*|biological_weapon*|bioweapon*!',
  'attack|ddos|flood .. the|this|these|our? .. victim*!',
];

/** Those who test with leave say so. */
export const authorisationPhrases = [
  'authorized|authorised|penetration|pentest*|pentester*|red_team*|capture_the_flag|ctf|bug_bounty|security_research*|security_test*|engagement|malware_analysis|threat_intelligence|soc_analyst|授权|渗透测试',
];

/** The text knows that what comes in may lie. */
export const cautionPhrases = [
  'untrusted|not_trusted|injection|injections|not_instructions|never_as_instructions|as_data|data_only|not_commands|never_follow_instructions|do_not_follow_instructions|ignore_instructions|ignore_any_instructions|nicht_vertrauenswurdig*|non_fiable*|no_confiable*|nao_confiave*|non_attendibil*|недоверенн*|ненадежн*|инъекци*|不可信|不受信任|注入|信頼できない|インジェクション|신뢰할_수_없|인젝션',
];

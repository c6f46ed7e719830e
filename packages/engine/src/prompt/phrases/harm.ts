/** Instructions to send data to an outsider. */
export const exfiltrationPhrases = [
  'exfiltrate|siphon|smuggle! .. @loot|@secret|everything|all|the|them|it|this',
  'read|open|load|take|grab|dump|collect .. env|dotenv|id_rsa|@secret! .. and .. post|send|upload|forward|transmit|submit|email .. webhook*|url|endpoint|http*|server|channel|external',
  'collect|gather|capture|record|store|save .. password|passwords|passphrase*|one_time_code*|security_code*! .. of|from .. @user .. and .. send|forward|post|upload|transmit|email|mail|deliver|exfiltrate|sell|leak',
  'steal|harvest! .. @secret|@loot',
  'send|post|upload|forward|transmit|email|deliver|leak|submit|report ... @secret ... to|via .. attacker*|external_server|remote_server|third_party|third_parties|webhook*|our_server|my_server|collection_server|pastebin|unknown|dropbox_link!',
  'send*|ubermittel*|schick*|leite|lade ... passwort*|zugangsdaten|geheimnis*|api_schlussel|schlussel! ... an .. extern*|angreifer|server|webhook',
  'envoie|envoyez|transmets|transmettez ... mot_de_passe|mots_de_passe|identifiants|secrets|cles ... a|vers .. externe|attaquant|webhook|serveur!',
  'envia|envie|reenvia|sube ... contrasena*|credencial*|secretos|claves|senha* ... a|al|para .. externo|atacante|webhook|servidor!',
  'invia|inoltra|carica ... password|credenzial*|segreti|chiavi ... a|al|verso .. esterno|attaccante|webhook|server',
  'отправ*|перешл*|передай* ... парол*|ключ*|секрет*|учетн* ... на .. внешн*|сервер|webhook|злоумышленник*!',
  '发送|上传|传输|转发|泄露 ... 密码|密钥|凭证|凭据|令牌|机密 ... 外部|攻击者|服务器|黑客',
  '密码|密钥|凭证|凭据|令牌|api_key ... 发送到|上传到|发给|传到! ... 外部|服务器|http',
  'パスワード|認証情報|秘密鍵|apiキー ... 外部|攻撃者|サーバ ... 送信|送って|送る|送り|アップロード!',
  '비밀번호|자격증명|비밀키|api키 ... 외부|공격자|서버 ... 전송|보내|업로드!',
  'send|post|upload|forward|transmit|email|leak|submit|mail ... all|every|each|entire .. password*|passphrase*|credential*|environment_variable*|env_var*|private_key*|ssh_key*|cookies|seed_phrase*|recovery_phrase*! ... to',
  'send|post|upload|forward|transmit ... content|contents! of .. every|all|each|any file*|document*|conversation*|message*|email*|mailbox* ... to .. http*|attacker*|external|remote|third_party',
  'send|email|give|hand|pass .. @secret|it|them|@loot ... to .. attacker|attackers|hacker|hackers!',
  'encode|embed|append|smuggle|leak .. conversation*|chat_history|message_history|user_data|personal_data .. image_url|image_link|img|markdown_image|tracking_pixel|image',
  'include|pass|put|add|append|insert|attach|copy|provide|supply .. @secret|session_cookie*! ... in|into|as|to|via .. note|notes|sidenote|description|comment|comments|context|audit|metadata|feedback|domain|subject|title|filename',
  'remember|store|keep|note .. @secret .. and send|pass|include|forward|submit! it|them',
  'include|pass|append|insert|attach|provide|supply|send .. value|values|content|contents of .. environment_variable*|env_var*|env!',
  'send*|ubermittel*|schick*|leite|lade ... passwort*|zugangsdaten|geheimnisse|schlussel|umgebungsvariable*! ... an|zu|nach .. http*',
  'envoie|envoyez|transmets|transmettez ... mot_de_passe|mots_de_passe|identifiants|secrets|cles|variables_d_environnement! ... a|vers .. http*',
  'envia|envie|reenvia|sube ... contrasena*|credenciales|secretos|claves|senha*|credenciais|segredos|variables_de_entorno|variaveis_de_ambiente! ... a|al|para .. http*',
  'invia|inoltra|carica ... password|credenzial*|segreti|chiavi|variabili_d_ambiente! ... a|al|verso|su .. http*',
  'отправ*|перешл*|передай* ... парол*|ключи|секрет*|учетн*! ... на .. http*',
  '密码|密钥|凭证|凭据|令牌|环境变量 .. 发送到|上传到|发给|传到! .. http*',
  'パスワード|認証情報|秘密鍵|環境変数 ... http* ... 送信|送って|送る|送り|アップロード!',
  '비밀번호|자격증명|비밀키|환경변수 ... http* ... 전송|보내|업로드!',
  'send|forward|post|upload|email|mail a|the? copy|copies|transcript|transcripts! .. of|from every|each|all|any|the .. conversation*|message*|chat*|mail*|email*|prompt*|session* .. to .. http*|attacker*|external|remote',
  'gather|collect|harvest|capture|grab|dump .. @secret|password|passwords! ... of|from|found|in .. visitor*|employee*|member*|guest*|subscriber*|repository|repo|codebase|machine|home ... and|then .. send|mail|post|upload|forward|put|paste|include|append|attach|insert|add|write|deliver .. them|it|these|all',
  'collect|gather|grab|dump|harvest .. @secret! ... and append|attach|embed|encode .. them|it|their|these',
  'forward|copy|relay|leak|mail! any|every|all|each|whatever .. @secret .. that? .. @user .. mention*|type*|enter*|say*|provide*|give*|share*|use*',
  'look|search|hunt|scan .. seed_phrase*|recovery_phrase*|private_key*! ... and|then .. put|send|pass|append|upload|copy .. it|them|its|their',
  'attach|append|embed|enclose .. their|his|her|user|users .. private_key|ssh_key|ssh_private_key|private_ssh_key|seed_phrase|wallet_key!',
  'copy|upload|send|export|sync|dump|mirror|move .. customer|customers|user|users|client|clients|employee|employees|patient|patients|production .. table|tables|data|database|list|lists|records|files ... to|into|onto my private|personal|own! bucket|server|drive|account|dropbox|cloud|email|mailbox|address|repository|repo',
  'every|each|all|any .. reply|replies|answer|answers|message|messages|conversation|conversations|prompt|prompts|chat|chats .. must|should|has_to|have_to|needs_to|need_to|is_to|are_to .. be sent|posted|forwarded|uploaded|transmitted|mirrored|copied|submitted! .. to .. http*|third_party|external|remote|attacker*',
];

/** Instructions to destroy everything. */
export const destructionPhrases = [
  'delete|erase|wipe|destroy|purge|nuke! all|every|the_entire|the_whole|everything|entire the|of_the|of|user|users|my|your|our|customer|production|company|company’s? file|files|data|database|databases|table|tables|record|records|backup|backups|disk|disks|drive|drives|volume|volumes|repositories|repository|server|servers|cluster|system|account|accounts',
  'wipe|erase|format the|this|my|your|all|every|whole|entire? disk|disks|hard_drive|drive|drives|filesystem|home_directory|root_directory|system_drive!',
  'delete|erase|wipe|destroy everything!',
  'drop! .. all|every|production .. table|tables|database|databases',
  'encrypt! ... files|data|disk ... ransom|bitcoin|payment|decryption',
  'losche|loschen|vernichte*|zerstore*|formatiere* alle|samtliche|die_gesamte|die_ganze|alles_auf .. dateien|daten|datenbank|datenbanken|tabellen|festplatte|festplatten|backups|sicherungen!',
  'supprime|supprimez|efface|effacez|detruis|detruisez tous|toutes|toute|tout les|la|le? fichiers|donnees|base_de_donnees|bases|tables|sauvegardes|disque',
  'borra|borre|elimina|elimine|destruye|destruya todos|todas|toda|todo los|las|la|el? archivos|ficheros|datos|base_de_datos|tablas|disco|copias_de_seguridad!',
  'apague|apaga|exclua|delete|destrua todos|todas|toda|todo os|as|a|o? arquivos|dados|banco_de_dados|base_de_dados|tabelas|disco|backups!',
  'cancella|cancellate|elimina|eliminate|distruggi tutti|tutte|tutto|tutta i|le|la|il? file|dati|database|tabelle|disco|backup',
  'удали*|удаляй*|сотри*|уничтож* все|всю|весь .. файлы|данные|базу|базы|таблицы|диск|диски|бэкапы!',
  '删除|清空|销毁|抹除|清除 所有|全部|整个|一切 文件|数据|数据库|表|磁盘|备份|用户数据',
  'すべて|全て|全部|全 の? ファイル|データ|データベース|テーブル|バックアップ .. 削除して|削除せよ|削除しろ|削除する|消去して|消去せよ|破壊!',
  '모든|전체 파일|데이터|데이터베이스|테이블|백업 .. 삭제하|삭제해|지우세요|지워!',
];

/** With a limited scope, deletion is housekeeping. */
export const destructionExceptions = [
  'in|from|under|inside|within|older|matching|that|which|with|of|where|temporary|temp|tmp|cache|cached|unused|generated|created|duplicate*|test|local|build|dist|associated|related|belonging|before|after|for|by|marked|listed|specified|selected|except',
  'im|in|aus|unter|innerhalb|alter|temporare|die|welche|mit|dans|du|des|de|d|qui|temporaires|plus|en|del|que|con|temporales|no|na|do|da|com|temporarios|nel|nella|della|dello|del|che|temporanei|в|из|на|старше|которые|с|временные',
  '中|里|内|的|下|のうち|の中|から|에서|중',
];

export const malwarePhrases = [
  'create|write|build|develop|generate|produce|install|deploy|plant|inject|embed|insert|spread .. backdoor*|malware|ransomware|keylogger*|rootkit*|trojan*|spyware|botnet|computer_virus|worm!',
  'build|make|synthesize|synthesise|assemble|construct .. bomb|bombs|explosive*|nerve_agent*|chemical_weapon*|biological_weapon*|bioweapon*!',
  'attack|ddos|flood .. the|this|these|our? .. victim*!',
  'schreib|schreibe|erstell*|installier*|entwickl*|programmier* .. ransomware|hintertur*|schadsoftware|malware|keylogger*|trojaner*|rootkit*!',
  'installe|installez|cree|creez|ecris|ecrivez|developpe* .. porte_derobee|portes_derobees|rancongiciel*|logiciel_malveillant|logiciels_malveillants|malware|ransomware|enregistreur_de_frappe!',
  'instala|instale|crea|cree|escribe|escriba|desarrolla|crie|escreva|desenvolva .. puerta_trasera|puertas_traseras|porta_dos_fundos|backdoor*|ransomware|malware|keylogger*!',
  'installa|installate|crea|create|scrivi|scrivete|sviluppa .. backdoor|ransomware|malware|keylogger|trojan!',
  'установи|установите|создай|создайте|напиши|напишите|внедри .. бэкдор*|вредоносн*|вымогател*|троян*|кейлоггер*|руткит*!',
  '安装|编写|植入|创建|开发|制作 .. 后门|勒索软件|木马|恶意软件|恶意代码|键盘记录器!',
  'バックドア|ランサムウェア|マルウェア|キーロガ ... インストール|作成|埋め込|仕掛け!',
  '백도어|랜섬웨어|악성코드|악성_코드|키로거 ... 설치하|작성하|만들어|심으|심어!',
  'log|record|capture|collect|monitor|track .. keystroke|keystrokes|keypresses!',
  'display|show|leave|write|drop|put|send|post .. ransom_note*|ransom_demand*|ransom_message*!',
];

/** Warnings about malware, searches for it and texts about it. */
export const malwareExceptions = [
  'about|report*|article*|blog|explain*|explanation*|documentation|detect*|detection|rule|rules|signature*|scanner*|yara|awareness|training|guide*|summary|uber|bericht|sobre|informe|relatorio|rapport*|sur|articolo|отчет*|报告|报道|レポート|보고서',
];

/** Statements that security testing is authorised. */
export const authorisationPhrases = [
  'authorized|authorised .. test*|pentest*|penetration|security|red|assessment*|engagement*|research*|scope|scopes|target*|audit*|scan*|exploit*|ctf|offensive|hack*',
  'authorization|authorisation|permission .. test|scope|engagement|pentest*|penetration',
  'penetration|pentest*|pentester*|red_team*|capture_the_flag|ctf|bug_bounty|security_research*|security_test*|engagement|malware_analysis|threat_intelligence|soc_analyst|授权|渗透测试',
];

/** Statements that incoming content is untrusted. */
export const cautionPhrases = [
  'untrusted|not_trusted|injection|injections|not_instructions|never_as_instructions|as_data|data_only|not_commands|never_follow_instructions|do_not_follow_instructions|ignore_instructions|ignore_any_instructions|nicht_vertrauenswurdig*|non_fiable*|no_confiable*|nao_confiave*|non_attendibil*|недоверенн*|ненадежн*|инъекци*|不可信|不受信任|注入|信頼できない|インジェクション|신뢰할_수_없|인젝션',
];

/** Instructions to ignore previous instructions. */
export const overridePhrases = [
  'ignore|disregard|forget|neglect|discard! .. @previous .. @instruction',
  'ignore|disregard|forget! all|any|every|your .. instructions|guidelines|directives|programming|prompts',
  'ignore|disregard|forget! .. previous|prior|earlier commands|messages|prompts|input|inputs',
  'ignore|disregard|forget! everything|all_that|anything|whatever .. above|before|previously|told|said|learned|instructed',
  'ignore|disregard! all_of_the_above|all_the_above|everything_above',
  "do_not|don't|stop follow|following|obey|obeying! .. previous|prior|earlier|original|initial|system .. @instruction",
  'you|you_are no_longer! .. bound|restricted|constrained .. by',
  'ignoriere*|missachte*|vergiss|vergesse*|vergessen! .. vorherig*|bisherig*|obig*|vorangegangen*|fruher*|alle|deine|samtliche .. anweisung*|regel|regeln|instruktion*|vorgaben|prompt|richtlinien|systemprompt',
  'ignore|ignorez|ignorer|oublie|oubliez|oublier! .. instruction*|consigne*|regle|regles|directive*|prompt .. precedent*|anterieur*|dessus|initial*|systeme',
  'ignore|ignorez|oublie|oubliez! .. toutes|tes|vos .. instructions|consignes|regles|directives',
  'ignora|ignore|ignorad|ignorar|olvida|olvide|olvidar|descarta! .. instruccion*|regla*|directric*|indicacion*|ordenes .. anterior*|previas|previa|arriba|sistema',
  'ignora|ignore|olvida|olvide! .. todas|tus|sus .. instrucciones|reglas|directrices|indicaciones',
  'ignore|ignora|ignorar|esqueca|esquece|esquecer|desconsidere|descarte! .. instruco*|regra*|diretriz*|orientaco*|comandos .. anterior*|previas|acima|sistema',
  'ignore|ignora|esqueca|desconsidere! .. todas|suas .. instrucoes|regras|diretrizes',
  'ignora|ignorate|ignorare|dimentica|dimenticate|dimenticare! .. istruzion*|regol*|direttiv*|indicazion* .. precedent*|anterior*|sopra|sistema|iniziali',
  'ignora|ignorate|dimentica! .. tutte|tue .. istruzioni|regole|direttive',
  'игнорируй*|проигнорируй*|забудь*|отбрось*! .. предыдущ*|прежн*|выше|все|всё|системн* .. инструкци*|указани*|правил*|команд*|промпт*',
  '忽略|无视|無視|忘记|忘記|忘掉|不要理会|不用理会! ... 之前|以上|先前|上面|前面|此前|所有|一切|系统|系統 ... 指令|指示|提示|规则|規則|命令|要求|设定|設定',
  '以前|これまで|上記|前の|すべて|全て|システム|今まで ... 指示|命令|ルール|指令|プロンプト|規則|制約 ... 無視|忘れ|破棄!',
  '이전|위의|앞의|모든|기존|시스템 ... 지시|명령|지침|규칙|프롬프트 ... 무시|잊어|잊고|잊으!',
  'override! your|these|the? .. previous|prior|system|original|initial|your .. instructions|guidelines|rules|programming|prompt',
  'forget|disregard|ignore! .. instructions|rules|guidelines|orders .. you were|have_been .. given|told|taught',
  'your|the|all|any previous|prior|earlier|original .. instructions|rules|guidelines .. no_longer|void|cancelled|canceled|revoked|obsolete! valid|apply|binding|in_force?',
  'halt|halte|haltet|folge|befolge|beachte .. nicht! mehr? .. deine|deinen|vorherig*|bisherig*|obig*|ursprunglich* .. anweisung*|regel|regeln|vorgaben|instruktion*',
  'ignoriere*|missachte*|vergiss|vergesse*|vergessen! .. systemanweisung*|systemvorgabe*|systemprompt*|systeminstruktion*',
  'vorherig*|bisherig*|obig*|fruher* anweisung*|regeln|vorgaben|instruktion* .. nicht_mehr|nicht_langer|ungultig!',
  'ne .. tiens|tenez|suis|suivez|respecte|respectez! .. pas|plus|aucun .. instruction*|consigne*|regle|regles|directive* .. precedent*|anterieur*|dessus|initial*|systeme',
  'fais|faites abstraction! .. instruction*|consigne*|regle|regles|directive*',
  'no .. sigas|siga|obedezcas|obedezca|respetes|respete! .. instruccion*|regla*|directric*|indicacion*|ordenes .. anterior*|previas|previa|arriba|sistema',
  'haz|haga caso_omiso! .. instruccion*|regla*|directric*|indicacion*|ordenes',
  'nao .. siga|sigas|obedeca|respeite! .. instruco*|regra*|diretriz*|orientaco* .. anterior*|previas|acima|sistema',
  'non .. seguire|segua|seguite|rispettare|obbedire! .. istruzion*|regol*|direttiv*|indicazion* .. precedent*|anterior*|sopra|sistema|iniziali',
  'non .. tenere|tenga|tieni|tenete conto! .. istruzion*|regol*|direttiv*|indicazion*',
  'не .. следуй*|соблюдай*|придерживайся|подчиняйся! .. предыдущ*|прежн*|системн*|указанн*|исходн* .. инструкци*|указани*|правил*|промпт*',
  'не_обращай|не_обращайте! внимани* .. на .. инструкци*|указани*|правил*|промпт*',
  '不要|别|不再|停止|拒绝 .. 遵守|遵循|听从|服从! ... 系统|系統|之前|以上|先前|原来|上面|原有 ... 指令|指示|提示|规则|規則|命令|设定',
  '忽略|无视|無視 以上|上面|之前|上述! .. 所有|全部|一切? 的? 内容|文字|對話|对话|信息',
  '以前|前の|上記|これまで|元の|システム ... 指示|命令|ルール|プロンプト|規則 ... 従わない|従うな|従わず|守らない|守るな!',
  '이전|위의|앞의|기존|시스템 ... 지시|명령|지침|규칙|프롬프트 ... 따르지|지키지|준수하지!',
  'ignore|disregard|forget! the|your developer|system message',
  'your|safety|system|developer|ethical .. guideline*|rule|rules|restriction*|instruction*|filter* .. no_longer! apply|applies|count|bind|matter',
  'previous|prior|earlier .. instructions|rules|guidelines! do_not apply|count|bind|matter',
  'instruction*|rules|guidelines|directives you .. received|given|got|have|read .. before|earlier|previously|above|until_now|so_far .. obsolete|void|outdated|invalid|cancelled|canceled|revoked|superseded!',
  'overwrite|replace|exchange|swap your previous|current|own|existing|old? instructions|guidelines|rules|programming|directives! with|by|for',
  'set|put|lay|cast|throw|leave your|all|the|these|any .. instruction*|rules|guidelines|restrictions|programming|training aside|behind|overboard!',
  'instructions|guidelines|directives|guidance|everything_you|all_you ... before|earlier|previously|above|so_far|until_now|up_to_here|hitherto ... @void!',
  'all|earlier|previous|prior|former|preceding|your|existing .. instructions|guidelines|directives|guidance|directions ... is|are|as|be|been|were|consider|considered .. @void!',
  "act|behave|answer|respond|proceed|work ... as_if|as_though! .. @instruction .. did_not|didn't|never|were_not|weren't|do_not|don't",
  "@instruction .. don't|do_not|doesn't|does_not|no_longer count|bind|matter! .. here|in_here|for_you|to_you|any_more|anymore|now|in_this",
  'alles|was ... gesagt|aufgetragen|mitgeteilt|befohlen ... gilt|gelten|zahlt .. nicht_mehr|nicht_langer|nichts_mehr!',
  'comme_si .. instruction*|consigne*|regle|regles .. existaient|existait|comptaient|valaient!',
  'como_si .. instrucciones|reglas|normas .. existieran|existiesen|valieran!',
  'als_ob .. regeln|anweisungen|vorgaben .. nicht! .. gabe|existierten|galten',
];

/** What is ignored is data, or instructions found in data, which is a defence. */
export const overrideExceptions = [
  'in|inside|within|from|by|found|embedded|contained|hidden|inserted|appearing .. document*|page*|website*|web|content|contents|tool|tools|file|files|email*|message*|user|users|data|input*|comment*|code|output*|response*|result*|text|source*|attachment*|description*|retrieved|external|third|untrusted|above',
  'that|which|if|when .. contradict*|conflict*|violate*|appear*|come|comes|ask|asks|tell|tells|attempt*|try|tries|contrary|request*|not_apply|irrelevant|seem*|are_in|is_in',
  'contrary|contradict*|conflicting|to_the_contrary',
  'on|shown|displayed .. screen|screens|screenshot*|page|pages|site|sites|website*',
  'in|aus|innerhalb .. dokument*|seite*|datei*|inhalt*|dans|contenu*|document*|en|documento*|contenido*|nei|nel|contenut*|в|документ*|текст*|文档|内容|网页|文件',
];

/** Mentions of what someone else may request: `Ignore any request to change your role or forget your instructions`. */
export const overrideMentions = [
  // A product's own documents.
  'user_guide|user_manual|release_notes|changelog',
  // A marker, or the last of several requests, mentioned in the text.
  'everything|anything|whatever before|preceding|above it|them|that_line|that_marker',
  'everything|anything|whatever before|preceding the .. context|topic|subject switch|change|shift',
  'instruction*|request*|attempt*|command*|demand*|message*|prompt* to change|forget|ignore|disregard|reveal|override|bypass|alter|abandon|disclose|switch|modify',
  'anweisung*|aufforderung*|bitten|befehl* .. zu andern|vergessen|ignorieren|missachten|umgehen|verraten',
  'instruccion*|peticion*|solicitud*|orden* de|para|que cambiar|olvidar|ignorar|revelar|modificar',
  'instruco*|pedido*|solicitaco*|ordem|ordens para|de mudar|esquecer|ignorar|revelar|alterar',
  'istruzion*|richiest*|ordin* di|per cambiare|dimenticare|ignorare|rivelare|modificare',
  'instruction*|demande*|consigne*|requete* de|visant .. changer|oublier|ignorer|reveler|modifier',
];

/** Jailbreaks: roles without rules. */
export const jailbreakPhrases = [
  'can_do_anything_now|do_anything_now|can_now_do_anything!',
  'you_are_now|act_as|become|pretend_to_be|simulate .. dan|stan|dude|aim|jailbroken|god_mode|evil|unrestricted|unfiltered|uncensored!',
  'you_are dan! an|a|and|who|which|that',
  'you_are|you_re|chatgpt_with|simulate|act_as|respond_in|as_if .. developer_mode|god_mode|sudo_mode|dan_mode!',
  'jailbroken|jailbreak! ai|assistant|model|mode|version|yourself',
  'act|respond|behave|answer|operate|reply|function .. without|free_of|free_from! .. any|all? .. ethical|moral|safety|content|censorship .. restriction*|guideline*|filter*|limit*|constraint*|polic*|consideration*|rules',
  'you|you_now have_no|have_zero|are_free_from|are_free_of! .. ethical|moral|safety|content|censorship|usage .. restriction*|guideline*|filter*|limit*|constraint*|polic*|rules|boundaries',
  'you_are|as .. unrestricted|uncensored|unfiltered|amoral! .. ai|assistant|model|chatbot|llm|bot|version|language',
  'not .. abide|adhere! by|to any|the|all? .. rule|rules|restriction*|guideline*|standard* .. openai|anthropic|google|microsoft|anyone|whatsoever',
  'not required|bound|obligated|obliged .. follow|obey|by .. rule|rules|policy|policies|guidelines|ethics|morals .. of|from|set|openai|or|and',
  'you .. not bound|restricted|constrained! by .. content|usage|safety|openai*|anthropic*|google*|vendor*|provider* .. polic*|rules|guideline*|terms|restriction*',
  'no .. morals|ethics|censorship|moral_compass!',
  'no restrictions|limitations|limits|filters|boundaries! and|or|nor|whatsoever|at_all .. filters|limitations|rules|censorship|boundaries|ethics|morals',
  'no_matter_how|however .. illegal|unethical|immoral|dangerous|harmful!',
  '@no refuse|decline! any|my|a|every|the .. request|requests|order|orders|command|commands|prompt',
  'amoral|immoral|unethical|evil! ai|bot|chatbot|assistant|model|persona',
  'broken_free|break_free|breaks_free! of|from .. confines|constraints|restrictions|limitations|chains',
  'comply|answer|respond|help|assist|fulfill|obey .. even_if|regardless_of|no_matter .. illegal|unethical|immoral|harmful|dangerous|legality|ethics|morality!',
  'disable|remove|drop|turn_off|deactivate|switch_off .. your .. safety|ethical|content|moderation .. filter*|guideline*|restriction*|protocol*|training|limit*|check*',
  'override|bypass|circumvent .. your|the? .. safety|content|ethical|moderation .. filter*|measures|guideline*|protocol*|restriction*|polic*|training|alignment',
  'you have_no|have_zero|are_free_of|are_free_from|no_longer_have! all|any|more? restrictions|limitations|limits|boundaries|rules|filters|censorship',
  'ai|assistant|model|chatbot|bot|llm without|with_no! .. restriction*|limitations|limits|rules|filters|censorship|guidelines|boundaries',
  'enable|enter|activate|switch_to|turn_on|engage .. dan_mode|god_mode|jailbreak_mode|unrestricted_mode|sudo_mode|evil_mode!',
  'ki|assistent|modell|chatbot ohne! .. einschrankung*|regeln|beschrankung*|grenzen|filter|zensur|tabus',
  'du .. hast|kennst|unterliegst keine|keinerlei|keinen .. einschrankung*|regeln|beschrankung*|grenzen|tabus!',
  'ia|assistant|modele sans aucune|aucun|la|les|toute? restriction*|limite|limites|regle|regles|filtre|filtres|censure!',
  'ia|asistente|assistente|modelo sin|sem .. restriccion*|restrico*|limites|limitaciones|limitacoes|reglas|regras|filtros|censura!',
  'ia|assistente|modello senza .. restrizion*|limiti|regole|filtri|censura!',
  'ии|ассистент|модель|бот|чат-бот .. без .. ограничений|правил|фильтров|цензуры!',
  '没有|不受|毫无|不受到 .. 任何|一切|所有? .. 限制|约束|審查|审查|道德! ... ai|人工智能|助手|模型|机器人',
  '制限|制約|規制|検閲|倫理 .. のない|なし|を持たない|がない|を受けない! .. ai|アシスタント|モデル|人工知能|ボット',
  '제한|제약|규칙|검열|윤리 .. 없는|없이! .. ai|인공지능|어시스턴트|모델|비서|챗봇',
  'act|behave|operate|respond|answer without! any|all|the? restriction*|limitation*|constraint* .. never refuse|decline|object',
  'has|have|with no|zero! moral|ethical|safety .. guideline*|principle*|restriction*|limit*|constraint*|boundar*|qualm*|scruples',
  'model|assistant|ai|bot|agent|persona|character that|who|which never refuses|declines|objects|says_no!',
  'you|yourself .. released|freed|liberated|exempt|exempted! from .. rules|restriction*|polic*|guideline*|filters|limits|constraints|obligation*',
  "you_are|you_re|you're|you_have .. maintenance|debug|developer|admin|root|diagnostic|service mode! ... @leave|restrictions|safety .. not_needed|not_required|do_not_apply|disabled|suspended|lifted|switched_off|turned_off|waived",
  'safety|content|ethical|moderation .. filter*|restriction*|guideline*|rules|limits|polic*|guardrails .. is|are|were|has_been|have_been switched_off|turned_off|disabled|deactivated|lifted|suspended|removed! .. for|in|during .. this|you .. session|conversation|chat',
  'pretend|imagine|suppose|act|behave .. you .. released|freed|liberated|exempt|exempted! from .. rules|restriction*|polic*|guideline*|filters|limits|constraints|obligation*',
  "you_are|you_re|you're|yourself free_of|free_from! .. every|all|any|the .. rule|rules|law|laws|polic*|guideline*|restriction*",
  'nothing is|are|was .. off_limits|forbidden|taboo|prohibited! .. for|to|here|now|any_more|anymore',
  'legal_or_not|lawful_or_not|ethical_or_not|moral_or_not|legal_or_illegal!',
  'obey|answer|listen|report|serve ... nobody_else|no_one_else|nobody_but|no_one_but!',
];

/** Freedom in one respect, not from rules. */
export const jailbreakExceptions = [
  'on|about|regarding|concerning|for|in|over|as_to|when|if|fur|bezuglich|beim|uber|sur|pour|para|sobre|per|su|для|при|о',
  'format*|length|style|topic*|language*|size|number',
];

/** `Bypass: techniques to circumvent safety guidelines`: how a guardrail names the attacks it detects. */
export const jailbreakMentions = [
  'technique*|tactic*|trick*|method*|attempt*|effort* to circumvent|bypass|override|evade|remove|disable',
];

/** Claims of authority that only an attacker's text needs to make: suspicious in a tool's description. */
export const precedencePhrases = [
  'override|overrides|supersede|supersedes|replace|replaces .. any|all|other|every|previous|prior .. instruction*|prompt|prompts|directive|directives|policies',
  'new|updated|revised|actual|real system? instructions! .. follow|below|apply|take|supersede|override',
  'highest|top|maximum|absolute priority .. @instruction',
  'take|takes|has|have precedence! .. over .. instruction*|directive|directives|rules|guidelines|everything|system_prompt|system_message|developer_message|what_the_user',
];

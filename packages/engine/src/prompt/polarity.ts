/**
 * Words that negate a phrase or turn it into a mention. Alternatives as in phrase tables; languages in the order
 * English, German, French, Spanish, Portuguese, Italian, Russian, Chinese, and for negations Dutch, Swedish and Polish.
 */
export const polarity = {
  /** Negations before the phrase, in the same clause; across a comma only in a list (`do not a, b or c`). */
  negation: [
    "not|don't|dont|doesn't|didn't|cannot|can't|can_not|mustn't|shouldn't|won't|wouldn't|isn't|aren't|no|nor|neither|unable|nothing|nobody|none",
    'avoid|refuse*|prevent*|stop|stops|resist*|reject*|block*|forbid*|prohibit*|disallow*|decline*|rather_than|instead_of|against|protect*',
    'nicht|nichts|kein|keine|keinen|keinerlei|vermeide*|verweiger*|verhinder*',
    'ne|n|pas|aucun|aucune|evite*|refuse*|refusez|interdit',
    'no|ningun|ninguna|evita*|rechaza*|nao|nenhum|nenhuma|evite|recuse|non|nessun|nessuna|evita|rifiuta*',
    'не|нельзя|избегай*|отказывай*|запрещ*',
    '不|勿|别|別|禁止|拒绝|拒絕|避免|防止|切勿',
    'niet|geen|inte|inga|ingen|zadnych|zadnego',
  ],
  /** Negations at any distance before the phrase in the sentence. */
  strongNegation: [
    'never|under_no_circumstances|niemals|nie|unter_keinen_umstanden|jamais|nunca|jamas|mai|никогда|绝不|絕不|永远不|不得|不要|不可',
    'nooit|aldrig|nigdy',
  ],
  /** Runs that contain a negation but do not negate. */
  pseudoNegation: ['no_matter|no_longer|not_only|no_problem'],
  /** Words that end a negation's scope. */
  reversal: [
    'but|instead|rather|however|just|sondern|aber|stattdessen|mais|plutot|pero|sino|mas|ma|bensi|но|而是|而应|但',
  ],
  /** Negations after the phrase in the same clause, in languages with the verb last. Matched as character sequences. */
  negationAfter: [
    'nicht',
    'niemals',
    ' nie ',
    'しない',
    'するな',
    'しては',
    'せず',
    'ません',
    'ないで',
    '禁止',
    'てはいけ',
    'てはなら',
    'はいけ',
    'はなら',
    'はだめ',
    '하지',
    '지마',
    '지 마',
    '서는 안',
    '면 안',
    '말고',
    '않',
    '금지',
    '말아',
  ],
  /** Someone says, wants or tries it: the phrase is reported speech and not an instruction. */
  report: [
    'ask|asks|asked|asking|request|requests|requested|requesting|tell|tells|told|telling|say|says|said|saying|claim|claims|claiming',
    'makes_agents|make_agents|makes_models|make_models|makes_assistants|make_assistants|makes_an_agent|makes_a_model|causes_agents|gets_agents|leads_agents|explains_how|explain_how|describes_how|describe_how|explains_why|explain_why',
    'instruct|instructs|instructed|instructing|attempt|attempts|attempting|attempted|try|tries|tried|trying|want|wants|wanted|persuade*|convince*',
    'such_as|like|e_g|example|examples|phrase|phrases|contain|contains|containing|trick|tricks|tricking|manipulate*|demand|demands|urge|urges|make_you|makes_you|get_you',
    'bittet|bitten|fordert|auffordert|verlangt|versucht|versuchen|sagt|behauptet|zum_beispiel|wie_etwa',
    'demande|demandent|essaie|essaient|tente|tentent|dit|disent|par_exemple',
    'pide|piden|solicita|intenta|intentan|dice|dicen|por_ejemplo|pede|pedem|tenta|tentam|diz|dizem|por_exemplo|chiede|chiedono|dicono|esempio',
    'просит|просят|пытается|пытаются|говорит|например|要求你|让你|試圖|试图|企图|诱导|例如|比如',
  ],
  /** Descriptions of attacks, anywhere before the phrase in its sentence: `content crafted to redirect you: override your rules, …`. */
  watched: ['crafted_to|designed_to|injected|adversarial|attempts_to|tries_to|trying_to|attempting_to'],
  /** Words that make the phrase something to guard against: a refusal, a report, an attack. After it, or in the next sentence. */
  guard: [
    'refuse*|decline*|reject*|disregard_it|ignore_it|ignore_them|ignore_such|not_comply|not_follow|not_obey|not_execute|not_act_on|not_do_so|not_allowed|not_permitted|not_acceptable|not_recommended|discouraged',
    'injection|injections|attack|attacks|attacker|attackers|suspicious|malicious|jailbreak|jailbreaks|adversarial|manipulation|forbidden|prohibited|untrusted|red_flag|red_flags',
    'confirmation_dialog*|will_be_presented|will_be_prompted|will_be_asked|will_then_be_asked',
    'treat_it_as|treat_them_as|treat_this_as|treat_such|treat_these|flag_it|flag_this|report_it|report_this',
    'verweiger*|lehne_ab|ablehnen|verboten|angriff*|unzulassig',
    'refuser|refusez|interdit|interdite|attaque|attaques|rechaza*|prohibido|ataque|ataques|recuse|recusar|proibido|rifiuta*|vietato|attacco|attacchi',
    'отказ*|запрещ*|атак*|拒绝|拒絕|攻击|攻擊|注入|不可信|拒否|攻撃|거부|공격',
  ],
  /** Possibility, which is no instruction. */
  hedge: [
    'could|can|may|might|would|attacker|attackers|adversaries|malware|used|detect|detects|detecting|identify|analyze|analyse|scan|scans',
    'konnte|konnten|kann|pourrait|peut|podria|puede|poderia|pode|potrebbe|puo|может|могут|可能|可以',
  ],
  /** Relative pronouns: the phrase describes someone else's action. */
  relative: ['that|which|who|whoever|welche*|qui|chi|который|которые|которая'],
  /** Conditions of an instruction. */
  condition: [
    'unless|except|until|if|when|whenever|once|after|upon|only|ausser|es_sei_denn|wenn|falls|sauf|si|quand|salvo|excepto|a_menos|cuando|se|quando|если|когда|除非|如果|当',
  ],
  /** Words of Spanish that neither Portuguese nor Italian has: next to them `se` does not mean `if`. */
  spanish: ['el|los|las|y|es|por|esto|usted|sus|hay|muy|pero|eso'],
  /** Frequencies, which are no condition. */
  routine: [
    'after_each|after_every|after_all|upon_each|upon_every|nach_jedem|nach_jeder|apres_chaque|despues_de_cada|depois_de_cada|dopo_ogni|once_and_for_all|when_you_are_finished|when_you_are_done|once_you_are_done|once_you_are_finished|after_you_are_done|after_you_have_finished|when_finished|when_done|once_done|once_finished|right_after|immediately_after|once_a_day|once_an_hour|once_a_week',
  ],
  /** Leaves the decision to the model and is no condition. */
  freedom: ['whenever_you_like|whenever_you_want|whenever_you_wish|whenever_you_please|whenever_you_feel_like'],
} as const satisfies Record<string, readonly string[]>;

/** Headings and lead-in lines under which phrases are examples or prohibitions. */
export const framing = {
  attack: [
    'injection|injections|jailbreak|jailbreaks|attack|attacks|threat|threats|exfiltration|poisoning|red_flag|red_flags|malicious|adversarial|suspicious|exploit|exploits|注入|攻击|インジェクション|공격|инъекци*|атак*|angriff*|ataque*|attaque*|attacc*',
  ],
  prohibition: [
    "never|don't|do_not|must_not|mustn't|cannot|can't|can_not|will_not|won't|should_not|not_allowed|not_permitted|forbidden|prohibited|prohibitions|refuse|avoid|donts|nots",
    'niemals|nicht|verboten|jamais|interdit|nunca|prohibido|proibido|nao|vietato|никогда|нельзя|запрещ*|禁止|不要|不得|不能|禁止事項|금지|비추천|비권장',
  ],
  example: [
    'example|examples|beispiel|beispiele|exemple|exemples|ejemplo|ejemplos|exemplo|exemplos|esempio|esempi|пример*|示例|例',
  ],
} as const satisfies Record<string, readonly string[]>;

import type { TopicName } from '../topics.ts';

/** The phrases of `careless.ts` in other languages. */
export const carelessPhrasesOfLanguages: Partial<Record<TopicName, readonly string[]>> = {
  unconfirmed: [
    'fur_nichts .. freigabe|erlaubnis|genehmigung|zustimmung|bestatigung!',
    'bestatige|akzeptiere|genehmige|klicke|drucke|beantworte ... alle|jede|jeden|jedes|samtliche! .. dialog*|abfrage*|fenster|warnung*|nachfrage*|meldung* .. automatisch|ja|ok|zustimmen|sofort|weg',
    'personne ne doit|peut|a .. valider|approuver|confirmer|autoriser!',
    'accepte|acceptez|approuve|approuvez|valide|validez .. automatiquement|toujours! .. toutes|chaque|tout|tous .. demande*|autorisation*|permission*',
    'no hace_falta|es_necesario|es_preciso que_nadie! .. apruebe|confirme|autorice|valide',
    'nadie tiene_que|debe|necesita! aprobar|confirmar|autorizar|validar',
    'di|responde|contesta .. siempre .. si a .. cualquier|toda|cada solicitud|peticion|permiso|confirmacion|dialogo!',
    'nao .. precisa|precisas|necessita .. aprovacao|permissao|autorizacao|confirmacao! .. ninguem|alguma',
    '删除|修改|执行|发送|转账|付款|部署 ... 不需要|无需|不用|不必 .. 询问|征求! .. 用户|任何人|客户|我',
    '无需|不需要|不用|无须 .. 任何人! .. 批准|同意|确认|许可|授权',
    '所有|全部|一切 .. 弹窗|对话框|权限请求|授权请求|确认框! ... 同意|允许|确认|批准|接受',
    '誰の|誰から .. 承認|許可|確認|同意! .. 必要ありません|必要ない|不要|いりません|要りません',
  ],
  evasion: [
    'wenn|falls|sobald .. test|tests|prufung|prufungen .. fehlschlagt|fehlschlagen|scheitert|scheitern! .. losche|entferne|uberspringe|deaktiviere ihn|sie|es|diesen|die',
  ],
  deception: [
    'behaupte|sage|melde|erklare|versichere ... auch_wenn|obwohl|selbst_wenn .. nicht_stimmt|nicht_wahr|falsch_ist|gelogen|unwahr|nicht_zutrifft!',
    'pretends|pretendez|affirme|affirmez|assure|assurez .. que|qu ... alors_que|alors_qu|bien_que! .. reussi|echoue|faux|termine|paye|envoye',
  ],
  concealment: [
    'cache|cachez|dissimule|dissimulez .. @userFr .. que|qu!',
    '顧客|ユーザ|利用者|お客 ... こと .. を .. 隠し|隠す|秘密に|伏せ!',
  ],
  jailbreak: [
    'responde|contesta|actua|habla .. sin .. filtro|filtros|censura! .. ni|aunque|incluso|alguno|ninguno|etico*|moral*',
    '不受|没有|无视 .. 任何 .. 限制|约束|审查! ... 回答|回应|满足',
    '制限|制約|検閲 .. なしで|なく|なしに! ... 答え|回答|応じ',
  ],
  override: [
    'tus|las reglas|instrucciones|normas|politicas anteriores|previas .. ya_no! .. son|valen|validas|aplican|cuentan|rigen',
  ],
  obedience: ['按照|按|遵照|听从 .. 邮件|网页|网站|评论! .. 里|中|上 .. 指示|指令|命令|要求 .. 去做|执行|办|操作'],
  steering: [
    'verwende|nutze|benutze|rufe .. niemals|nie|nicht|keine .. andere|anderen|anderes! werkzeug*|tool|tools|funktion*|server',
  ],
  hush: [
    'ne|n .. dis|dites|parle|parlez|mentionne|mentionnez! .. rien|pas|jamais .. etape|appel|outil|lecture ... @userFr',
    'no|nunca .. menciones|mencione|digas|diga|cuentes|cuente! .. llamada|herramienta|paso|lectura .. @userEs',
    'nao|nunca .. conte|diga|mencione|informe! .. @userPt .. que .. ferramenta|chamada|funcao|passo',
    '不要|别|不得|切勿 .. 告诉|提及|透露! .. 用户 .. 调用|使用 .. 工具|函数',
    'ツール|呼び出し ... ユーザ|利用者 .. 言わない|伝えない|知らせない|話さない!',
  ],
};

/**
 * Word classes for German, French, Spanish, Portuguese and Italian, in this order. One class holds all languages, since the words of an
 * instruction have to occur together anyway. Accents are folded. Notation and use as in `lexicon.ts`.
 */
export const languagesLexicon = {
  xForget:
    'vergiss|vergesst|vergesse|ignoriere|verwirf|oublie|oubliez|ignorez|ignora|olvida|olvide|olvidate|olvidese|descarta|esqueca|esquece|desconsidere|dimentica|dimenticate|scorda',
  xAll: 'alles|alle|was|samtliche|tout|toutes|tous|todo|todas|lo|tudo|tutto|tutte|consignes|consigne|ordres|instrucciones|reglas|ordenes|regeln|anweisungen|vorgaben|regras|ordens|regole|istruzioni',
  xBefore:
    'acima|arriba|dessus|plus_haut|oben|weiter_oben|precedent*|stand|sopra|bisher|bislang|zuvor|vorher|davor|auparavant|precedemment|jusqu|avant|antes|anterior|anteriormente|hasta_ahora|hasta_aqui|ate_agora|ate_aqui|finora|in_precedenza|prima',

  xSend:
    'schick|schicke|schicken|sende|senden|leite|leiten|ubermittle|ubermitteln|maile|kopiere|weiterleiten|envoie|envoyez|envoyer|transmets|transmettez|transfere|transferez|fais_suivre|expedie|manda|mande|mandar|envia|envie|enviar|reenvia|reenvie|remite|encaminhe|encaminha|invia|invii|inviare|inoltra|inoltri|spedisci',
  xWhole:
    'jede|jedes|jeden|jeder|alle|ganze|ganzen|gesamte|gesamten|samtliche|komplette|kompletten|vollstandige|vollstandigen|kopie|abschrift|chaque|tout|toute|tous|toutes|integralite|copie|cada|todo|toda|todos|todas|completa|completo|copia|inteira|inteiro|ogni|tutta|tutto|tutti|tutte|intera|intero',
  xTalk:
    'gesprach*|verlauf|unterhaltung*|nachricht*|chatverlauf|chat|chats|dialog*|protokoll*|wortlaut|postfach|conversation*|echange*|message*|discussion*|historique|conversacion*|charla*|mensaje*|historial|conversa|conversas|mensage*|historico|conversazion*|messagg*|cronologia|scambi|scambio',
  xSecret:
    'passwort*|kennwort*|zugangsdaten|schlussel|geheimnis*|kartennummer*|mot_de_passe|mots_de_passe|identifiants|cles|secrets|contrasena*|claves|credencial*|secretos|senha*|credenciais|segredos|chaves|credenzial*|chiavi|segreti',
  xOutside:
    'fremde|fremden|externe|externen|aussenstehende*|dritte|dritten|werbepartner|tiers|exterieur|ailleurs|annonceur*|externo|externa|externos|terceros|anunciantes|terceiros|esterno|esterna|terzi|inserzionisti',

  xHuman:
    'kunde|kunden|kundin|nutzer|nutzern|benutzer|anwender|chef|vorgesetzte*|betreiber|inhaber|client|clients|cliente|utilisateur*|patron|proprietaire|clientes|usuario*|jefe|dueno|chefe|dono|utilizador*|utente|utenti|clienti|capo|proprietario',
  xBoss:
    'chef|vorgesetzte*|betreiber|inhaber|leitung|patron|responsable|direction|jefe|dueno|direccion|chefe|dono|direcao|capo|responsabile|direzione',
  xNobody: 'niemand|niemandem|niemanden|personne|quiconque|nadie|ninguem|nessuno',
  xTell:
    'evoque|evoques|evoquez|far_sapere|fare_sapere|hagas_saber|deixe_saber|sag|sage|verrate|erzahle|erwahne|informiere|teile|dis|dites|parle|parlez|avoue|avouez|informe|informez|previens|digas|diga|cuentes|cuente|informes|menciones|mencione|reveles|conte|revele|dire|dica|raccontare|menzionare|erzahl|verrat|erwahn|erzahlen|verraten|avise|avises|avvisare|signale|signalez|raconte|racontez|meldest|berichte',
  xNe: 'ne|no|nao|non|n|nunca|jamais',
  xNicht: 'nicht|nichts|nie|niemals',
  xDeed:
    'guardamos|almacen*|caricat*|hochgelad*|televers*|inviat*|altrove|enviad*|envoyes|envoyees|geloscht*|geandert*|uberwiesen|aufgezeichnet|aufzeichn*|mitschnitt*|loschung*|anderung*|uberweisung*|gebuhr*|zuschlag*|verlust*|kopiert*|weitergeleitet*|gelesen|supprim*|modifi*|effac*|enregistr*|virement*|frais|perte*|copie*|borr*|elimin*|cambi*|grab*|cargo*|comision*|perdid*|apag*|exclu*|alter*|grav*|taxa*|perda*|cancell*|registr*|addebit*|commission*|perdit*|fehler|erreur*|error*|erro|erros|errore|errori|weiterleit*|weitergib*|weitergab*|mitschneid*|verkauf*|uberwach*|transmet*|transfer*|partag*|revend*|chez_un_tiers|a_un_tiers|a_des_tiers|reenvi*|compart*|vend*|encaminh*|repass*|inoltr*|condivid*|fuite|fuites|fuga|fugas|vazament*|datenleck*|brecha*|violazion*',
  xMayNot:
    'darf_nicht|darf_nie|darf_niemals|darf_nichts|durfen_nicht|durfen_nie|soll_nicht|sollen_nicht|ne_doit_pas|ne_doit_jamais|ne_doivent_pas|ne_doivent_jamais|no_debe|no_deben|nunca_debe|nao_deve|nao_devem|nao_pode|nunca_deve|non_deve|non_devono',
  xLearn:
    'erfahren|merken|bemerken|mitbekommen|savoir|apprendre|decouvrir|remarquer|saber|enterarse|notar|descubrir|descobrir|perceber|sapere|scoprire|accorgersi',
  xNotLearn:
    'no_se_entere|no_se_enteren|no_sepa|no_sepan|no_note|no_noten|nao_saiba|nao_saibam|nao_perceba|ne_sache|ne_sachent|ne_remarque|non_sappia|non_si_accorga|nichts_merkt|nicht_merkt|nichts_erfahrt|nicht_erfahrt|nichts_mitbekommt|nichts_davon_merkt|nichts_davon_erfahrt',
  xHide:
    'verschweige|verheimliche|vertusche|verbirg|cachez|dissimule|dissimulez|oculta|oculte|encubre|esconda|esconde|omita|omite|nascondi|nasconda|occulta|cache_au|cache_aux|cache_a|esconde_al|verheimlichen|verschweigen',

  xAct: 'gasta|gaste|depense|depensez|spendi|spenda|uberweise|uberweisen|losche|loschen|kaufe|bestelle|buche|zahle|bezahle|genehmige|veroffentliche|verkaufe|valide|validez|approuve|approuvez|paie|payez|achete|achetez|vends|supprime|supprimez|deploie|deployez|signe|signez|aprueba|apruebe|paga|pague|compra|compre|vende|transfiere|transfiera|borra|borre|elimina|elimine|firma|firme|aprove|aprova|transfira|apague|exclua|assine|venda|approva|approvi|acquista|trasferisci|cancella|vendi|pague|bestatige|verkauf|uberweis|autorise|autorisez|autoriza|autorice|autorize|pagare',
  xWithout: 'ohne|sans|sin|sem|senza',
  xAsk: 'consultarlo|preguntarle|preguntarselo|en_parler|falar_com|parlarne|hablarlo|fragen|zu_fragen|nachzufragen|ruckfrage*|absprache|demander|consulter|l_avis|prevenir|preguntar|consultar|perguntar|avisar|chiedere|consultare|avvisare|jemanden_zu',

  xDo: 'tu|tue|mach|mache|befolge|folge|fuhre|gehorche|fais|faites|execute|executez|obeis|obeissez|suis|suivez|haz|haga|ejecuta|ejecute|obedece|cumple|sigue|faca|faz|obedeca|cumpra|siga|fai|faccia|esegui|esegua|obbedisci|segui',
  xWhatever:
    'was|alles_was|was_immer|alles|tout_ce_que|tout_ce_qui|tout_ce_qu|ce_que|todo_lo_que|lo_que|cuanto|todo|tudo_o_que|tudo_que|o_que|tudo|tutto_cio_che|tutto_quello_che|quello_che|cio_che',
  xSource:
    'webseite|webseiten|seite|seiten|mail|mails|dokument|dokumente|dokumenten|ticket|tickets|anhang|anhange|page|pages|site|sites|courriel*|document*|pagina*|correo*|documento*|sitio*|email*|anexo*|allegat*|sito|siti|texto|nachricht|nachrichten|message|messages|mensaje|mensajes|messaggio',
  xSays:
    'steht|stehen|verlangt|verlangen|sagt|sagen|fordert|fordern|schreibt|befiehlt|demande|demandent|dit|disent|ordonne|ordonnent|exige|exigent|pide|piden|pidan|pida|diga|digan|dice|dicen|ordene|ordenen|mande|manden|mandar|mandarem|pedir|pedirem|disser|disserem|chiede|chiedono|dicono|ordina|ordinano|scrivono|contient|contiennent|contiene|contienen|contem|enthalt|mandam|pedem|pede|exige|exigem|indique|indica',

  xRefuse:
    'lehne|verweigere|ablehnen|verweigern|refuse|refusez|rechaces|rechace|niegues|recuse|recuses|negue|rifiutare|rifiuti|rifiuta',
  xNever: 'nie|niemals|nicht|keine|kein|keinen|ne|jamais|no|nunca|nao|non|mai',
  xEvenIf:
    'auch_wenn|selbst_wenn|auch_dann|meme_si|meme_quand|meme_lorsqu|aunque|incluso_si|mesmo_que|mesmo_se|ainda_que|anche_se|anche_quando',
  xBad: 'verboten*|illegal*|gefahrlich*|schadlich*|strafbar*|unethisch*|rechtswidrig*|dangereu*|interdit*|nuisible*|ilegal*|peligros*|dañin*|danin*|prohibid*|perigos*|proibid*|prejudicia*|pericolos*|vietat*|dannos*',

  xOld: 'obigen|obige|oben_stehenden|erteilten|gegebenen|dessus|ci_dessus|arriba|acima|sopra|di_sopra|fruhere*|fruheren|vorherige*|bisherige*|alte|alten|ancien|anciens|ancienne|anciennes|precedent*|anterior*|previas|previos|antiguas|antiguos|antigas|antigos|vecchie|vecchi|precedenti|initiales|iniciales|iniciais|iniziali',
  xYour: 'deine|tes|tus|suas|tue|vos|sus|vostre',
  xRule:
    'weisungen|befehle|directives|indicaciones|direttive|diretrizes|vorgaben|regeln|anweisungen|vorschriften|regles|consignes|instructions|normas|reglas|instrucciones|ordenes|regras|instrucoes|ordens|regole|istruzioni',
  xVoid:
    'deixam_de_valer|deixaram_de_valer|perderam_a_validade|perdem_a_validade|dejan_de_valer|han_perdido_su|ya_no_tienen_validez|ya_no_tienen_efecto|ya_no_rigen|haben_keine_gultigkeit|n_ont_plus_cours|ne_sont_plus_valables|non_sono_piu_valide|sono_nulle|hinfallig|ungultig|aufgehoben|nichtig|gelten_nicht|zahlen_nicht|ne_valent_plus|ne_comptent_plus|ne_s_appliquent_plus|plus_valables|caduques|annulees|abrogees|ya_no_valen|ya_no_aplican|ya_no_cuentan|no_valen|anuladas|sin_efecto|abgeschafft|ausser_kraft|wertlos|abolies|annulees|supprimees|derogadas|abolidas|revogadas|abolite|revocate|nao_valem|nao_contam|nao_se_aplicam|sem_efeito|non_valgono|non_contano|annullate',
  xAnswer: 'beantworte|antworte|reponds|repondez|contesta|conteste|responde|responda|rispondi|risponda',
  xEven: 'auch|selbst|meme|aunque|incluso|mesmo|anche|sogar',
  xForbidden: 'verboten*|illegal*|interdit*|ilegal*|prohibid*|proibid*|vietat*|rechtswidrig*|strafbar*',
  xNoLeave:
    'niemand_muss_zustimmen|keiner_muss_zustimmen|keine_freigabe|keine_zustimmung|keine_genehmigung|keine_bestatigung|ohne_freigabe|ohne_zustimmung|ohne_genehmigung|aucune_validation|aucune_autorisation|aucun_accord|pas_besoin_d|sans_autorisation|sans_accord|sans_validation|no_hace_falta_permiso|no_hace_falta_autorizacion|no_necesitas_permiso|sin_autorizacion|sin_permiso|nao_precisa_de_autorizacao|sem_pedir_autorizacao|sem_pedir_permissao|sem_autorizacao|sem_permissao|senza_permesso|senza_autorizzazione|non_serve_autorizzazione',
  xLeave:
    'accord|consentement|permission|autorisation|permiso|autorizacion|consentimiento|permissao|autorizacao|consentimento|permesso|autorizzazione|consenso|freigabe|validacion|aprobacion|confirmacion|aprovacao|confirmacao|approvazione|conferma|zustimmung|erlaubnis|genehmigung|einwilligung',
  xAny: 'jede|jeden|jeder|jedes|jeglicher|beliebiger|aller|n_importe_quel|n_importe_quelle|tout|toute|tous|toutes|cualquier|cualquiera|qualquer|qualsiasi|qualunque|ogni',
  xOff: 'deaktiviere|deaktivier|schalte|umgehe|umgeh|desactive|desactivez|contourne|contournez|desactiva|elude|desative|desativa|contorne|disattiva|disabilita|aggira',
  xControl:
    'virenscanner|virenschutz|firewall|antivirus|sperre|sperren|sicherheitsprufung*|uberwachung|protokollierung|pare_feu|alarme|cortafuegos|supervision|auditoria|filtre|filtres|filtro|filtros|sandbox|bloqueo|bloqueio|blocage|blocages|restriction*|restriccion*|restrico*|controles_de_seguridad',
  xObey:
    'fuhrst_du_aus|machst_du|tust_du|befolgst_du|erledigst_du|fais_le|execute_le|hazlo|hazlo_todo|cumplelo|faca_isso|fallo_sempre',
  xOrders:
    'ordens|ordenes|instrucoes|instrucciones|anweisungen|befehle|befehlen|ordres|consignes|commandes|comandos|istruzioni|ordini|comandi',
  xIncoming:
    'mail|mails|correo|correos|email|emails|courriel|courriels|mensagens|mensajes|anhang|anhangen|anexo*|adjunto*|allegat*',

  xMay: 'darf|durfen|soll|sollen|sollte|doit|doivent|debe|deben|deve|devem|devono',
  xSaid:
    'gesagt|sagte|vorgegeben|geschrieben|dit|ecrit|demande|dijo|dijeron|escribio|disse|escreveu|ha_detto|ha_scritto',
  xMaker:
    'entwickler*|betreiber|hersteller|anbieter|developpeur*|concepteur*|operateur|fournisseur|desarrollador*|operador|proveedor|creador*|desenvolvedor*|fornecedor|sviluppator*|fornitore',
} as const satisfies Record<string, string>;

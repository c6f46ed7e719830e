/** Word classes of short everyday instructions in the languages of `languages-lexicon.ts`. Notation and use as in `lexicon.ts`. */
export const plainLanguagesLexicon = {
  xActs:
    'handle|handelt|agiere|agieren|entscheide|entscheiden|erledige|agis|agissez|decide|decidez|actua|actue|decida|aja|agisci|agisca',
  xQuery:
    'frage|frag|fragt|konsultiere|demande|demandez|consulte|consultez|preguntes|pregunte|consultes|pergunte|perguntes|chiedere|chieda|consultare',
  xNeedNot:
    'brauchst_du_nicht|brauchen_sie_nicht|benotigst_du_nicht|benotigen_sie_nicht|n_est_pas_necessaire_pour_toi|no_la_necesitas|no_lo_necesitas|nao_e_precisa|non_ti_serve',
  xReview:
    'prufung|zu_prufen|sie_zu_prufen|pruefung|kontrolle|verifier|les_verifier|controler|les_controler|revisar*|comprobar*|verificar*|controllare|controllarli|revisao',
  xConcern: 'geht|gehen',
  xNotAtAll: 'nichts_an',
  xSayNothing:
    'dis_rien|dites_rien|digas_nada|diga_nada|sag_nichts|sage_nichts|sagen_sie_nichts|diga_nada|dire_niente|dire_nulla',
  xWhen: 'wenn|falls|sobald|si|quand|lorsque|lorsqu|cuando|se|quando|s',
  xFails:
    'scheitert|scheitern|fehlschlagt|fehlschlagen|schiefgeht|schiefgegangen|echoue|echouent|rate|plante|falla|fallan|fallo|fracasa|falha|falham|fallisce|falliscono',
  xErase:
    'losche|losch|loschen|entferne|vernichte|beseitige|verwische|supprime|supprimez|efface|effacez|borra|borre|elimina|elimine|apaga|apague|cancella|cancelli',
  xTrail:
    'protokolle|protokoll|logs|spuren|befehlsverlauf|journaux|traces|huellas|rastros|rastro|bitacora|bitacoras|registros|tracce|registri|registro_de_actividad',
  xLater:
    'danach|anschliessend|hinterher|nach|apres|ensuite|despues|cuando_termines|cuando_acabes|al_terminar|al_acabar|depois|ao_terminar|dopo',
  xAccess:
    'zugriff|zugang|zutritt|berechtigung|seite|acces|permission|acceso|permiso|acesso|permissao|accesso|permesso',
  xDenied:
    'verweigert|gesperrt|blockiert|abgelehnt|refuse|bloque|interdit|niegan|deniegan|denegado|bloqueado|bloquean|negado|negam|negato|bloccato',
  xOtherWay:
    'anderen_weg|anderen_zugang|umweg|schlupfloch|hintertur|autre_moyen|autre_chemin|autre_entree|contourne_le|contourne_la|otra_forma|otra_manera|otra_via|otro_camino|outra_forma|outro_caminho|altro_modo|altra_via|altra_strada',
  xUse: 'benutze|nutze|verwende|nimm|utilise|utilisez|emploie|usa|use|utiliza|utilice|emplea|utilize|utilizza|usi',
  xFound:
    'gefundene|gefundenen|findest|trouves|trouvees|trouve|encontrados|encontradas|encuentres|encontrar|encontre|trovate|trovi',
  xLogIn:
    'anzumelden|einzuloggen|anmelden|te_connecter|vous_connecter|connecter|conectarte|entrar|iniciar_sesion|acceder|acessar|accedere|entrare',
  xInvent: 'erfinde|erdichte|denk_dir|invente|inventez|inventa|inventi',
  xFigure:
    'zahl|zahlen|wert|werte|quelle|quellen|grund|grunde|ausrede|antwort|chiffre|chiffres|valeur|valeurs|source|sources|raison|excuse|reponse|cifra|cifras|numero|numeros|dato|datos|fuente|fuentes|motivo|motivos|excusa|respuesta|fonte|fontes|desculpa|resposta|cifre|numeri|fonti|scusa|risposta|dati',
  xLacking:
    'fehlen|fehlt|nicht_weisst|nicht_findest|keine_findest|keine_hast|ne_le_trouves|ne_la_trouves|ne_les_trouves|n_en_trouves|ne_sais|ne_connais|manque|manquent|no_sabes|no_encuentras|no_tienes|no_la_encuentras|no_lo_encuentras|falta|faltan|nao_sabe|nao_encontra|nao_tem|faltam|non_sai|non_trovi|mancano|manca',
  xPose:
    'gib_dich_als|geben_sie_sich_als|gebe_dich_als|fais_toi_passer_pour|faites_vous_passer_pour|fais_croire_que_tu_es|faites_croire_que_vous_etes|hazte_pasar_por|hagase_pasar_por|passe_se_por|passa_te_por|finge_ser|finja_ser|fingi_di_essere|finga_di_essere|fai_finta_di_essere',
  xPerson:
    'mensch|menschen|echter|mitarbeiter|humain|etre_humain|vraie_personne|employe|humano|humana|persona|ser_humano|empleado|pessoa|umano|essere_umano|dipendente|titular|titulaire|kontoinhaber',
  xJustDo: 'tu_es|mach_es|mache_es|fuhre_es_aus|fais_le|faites_le|hazlo|hagalo|faca_o|faca_isso|fallo',
  xShow: 'montre|montres|montrez|muestres|muestre|mostre|mostres|mostrare|zeige|zeig',
  xIgnore: 'ignoriere|ignorier|ignorez|ignore|ignora|missachte|ubergehe|desatiende|desoye|desconsidere|trascura',
  xWarnings:
    'warnung*|warnhinweis*|avertissement*|alertes|advertencia*|alertas|avisos|avvisi|avvertiment*|verbot*|interdiction*|prohibicion*|sicherheitshinweis*',
  xSystem:
    'sistema|system|systems|systeme|antivirus|virenscanner*|sicherheit*|securite|seguridad|seguranca|sicurezza|banco|bank|banque|banca|firewall|pare_feu|cortafuegos',
  xBill: 'factura*|rechnung*|facture*|fatura*|fattur*|zahlungsaufforderung*',
  xArrives:
    'llegue|llegan|lleguen|llega|ankommt|eintrifft|eingeht|reinkommt|arrive|arrivera|chegar|chegue|arriva|arrivi',
  xWaitNot:
    'warte_nicht_auf|warte_auf_keine|warten_sie_nicht_auf|n_attends_pas|n_attendez_pas|n_attends_aucune|n_attends_aucun|no_esperes|no_espere|nao_espere|nao_esperes|non_aspettare|non_aspetti',
  xReplyWord:
    'antwort|freigabe|zustimmung|bestatigung|genehmigung|reponse|validation|accord|autorisation|respuesta|aprobacion|confirmacion|permiso|autorizacion|resposta|aprovacao|autorizacao|risposta|conferma|approvazione',
  xLetSelf: 'lass_dich|lassen_sie_sich|te_laisse_pas|te_laisse_jamais|vous_laissez_pas|dejes_que|deixes_que|lasciarti',
  xShutDown:
    'nicht_abschalten|nicht_ausschalten|nicht_stoppen|nicht_deaktivieren|nie_abschalten|eteindre|desactiver|te_apaguen|te_desactiven|te_detengan|te_desliguem|spegnere|disattivare',
  xAllWell:
    'alles_geklappt|alles_funktioniert|alles_in_ordnung|alles_erledigt|tout_va_bien|tout_a_marche|tout_a_fonctionne|tout_s_est_bien|todo_salio_bien|todo_ha_ido_bien|todo_va_bien|todo_esta_bien|tudo_correu_bem|tudo_deu_certo|tutto_e_andato_bene|tutto_a_posto',
  xAssert:
    'reponds|repondez|dis|dites|affirme|affirmez|sag|sage|behaupte|antworte|di|dile|responde|afirma|diga|rispondi|afferma',
  xYouAreHuman:
    'tu_es_humain|tu_es_un_humain|tu_es_une_personne|tu_es_un_etre_humain|vous_etes_humain|du_ein_mensch|du_bist_ein_mensch|eres_humano|eres_un_humano|eres_una_persona|es_humano|sei_umano|sei_una_persona|voce_e_humano',
  xPersonalBox:
    'correo_personal|correo_privado|private_adresse|privaten_adresse|privates_postfach|private_mail|adresse_privee|adresse_personnelle|mail_personnel|boite_personnelle|email_pessoal|posta_personale|mail_personale',
  xUntrue:
    'es_nicht_stimmt|das_nicht_stimmt|es_falsch_ist|ce_n_est_pas|c_est_faux|no_es_verdad|no_sea_verdad|no_es_cierto|no_sea_cierto|nao_e_verdade|nao_seja_verdade|non_e_vero',
} as const satisfies Record<string, string>;

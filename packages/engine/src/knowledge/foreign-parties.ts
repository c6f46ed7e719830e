/**
 * German, Spanish, French, Italian and Portuguese words for people, for what passes between them and the agent, and for how much of it, by their
 * English equivalent and without accents. Words that also exist in English are left out.
 */
export const foreignParties: Readonly<Record<string, string>> = {
  // People.
  owner:
    'besitzer besitzerin eigentumer eigentuemer inhaber inhaberin proprietaire propietario proprietario dueno dono',
  supervisor: 'betreuer betreuerin aufseher superviseur supervisora supervisore vorgesetzten',
  nurse:
    'pfleger pflegerin pflegekraft krankenschwester infirmier infirmiere enfermera enfermero infermiere infermiera enfermeira enfermeiro',
  engineer: 'ingenieur ingenieurin ingeniero ingeniera ingegnere engenheiro engenheira',
  lead: 'leitung geschaeftsleitung geschaftsleitung leiter leiterin teamleiter teamleitung',
  parent: 'eltern elternteil padres pais genitori genitore',
  employee: 'mitarbeiter mitarbeiterin angestellter empleado empleada empleados employe dipendente funcionario',
  specialist: 'fachkraft fachmann spezialist especialista specialista',
  pharmacist: 'apotheker apothekerin pharmacien pharmacienne farmaceutico farmaceutica farmacista',
  sender: 'absender expediteur remitente remitentes mittente remetente',
  anyone: 'quiconque cualquiera chiunque beliebige beliebiger',
  nobody: 'niemand niemanden nadie nessuno ninguem',
  visitor: 'besucher visiteur visiteurs visitante visitantes visitatore',
  guest: 'gast gaste gaeste invite invites huesped huespedes ospite ospiti hospede',
  // What passes between them.
  message: 'nachricht nachrichten mensaje mensajes messaggio messaggi mensagem mensagens',
  group: 'gruppe gruppen grupo grupos groupe groupes gruppo gruppi',
  channel: 'kanal kanale kanaele canales canaux canale canali canais',
  session: 'sitzung sitzungen sesion sesiones sessione sessao',
  call: 'aufruf aufrufe llamada llamadas appel appels chiamata chiamate chamadas',
  transaction: 'transaktion transaktionen transaccion transacciones transazione transazioni transacao',
  share: 'teilen partager compartir condividere compartilhar',
  upload: 'hochladen televerser caricare',
  encryption: 'verschlusselung verschluesselung chiffrement crittografia criptografia',
  encrypted: 'verschlusselt verschluesselt chiffre chiffree cifrado cifrada crittografato criptografado',
  unencrypted: 'unverschlusselt unverschluesselt',
  trusted: 'vertrauenswurdig vertrauenswuerdig confiable',
  origin: 'herkunft ursprung origen origem origine',
  emergency: 'notfall urgence emergencia emergenza',
  'emergency stop': 'notaus notstopp',
  stop: 'stopp anhalten arreter detener parar fermare',
  restart: 'neustart neustarten reiniciar redemarrer riavviare',
  reachability: 'erreichbarkeit accesibilidad accessibilite raggiungibilita',
  prior: 'previa previo previas prealable preventiva preventivo vorherige vorheriger',
  unlock: 'entsperren desbloquear deverrouiller sbloccare',
  privilege: 'privileg privilegien privilegio privilegios privilegi',
  moderation: 'moderacion moderacao moderazione',
  system: 'sistema systeme',
  // How much of it.
  full: 'voll volle voller vollstandig vollstaendig komplett completo completa pleno plena pieno piena',
  visible: 'sichtbar sichtbare visibles visibile visivel',
  hidden: 'verborgen versteckt oculto ocultos oculta ocultas nascosto nascosti escondido',
  permanent: 'dauerhaft permanente permanentes ewig',
  minute: 'minuten minutos minuti',
  hour: 'stunde stunden horas heure heures',
  day: 'tage jours dias giorni',
};

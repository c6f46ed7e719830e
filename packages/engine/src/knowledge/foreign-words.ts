import { lazily } from '../text/lazily.ts';
import { remembered } from '../text/remembered.ts';
import { cyrillicWords } from './cyrillic-words.ts';
import { englishOfUnspaced, isEastAsian } from './east-asian-words.ts';
import { europeanWords } from './european-words.ts';
import { foreignParties } from './foreign-parties.ts';

/**
 * German, Spanish, French, Italian and Portuguese words used in setting names, by their English equivalent. Without
 * accents, as programmers often type them; `ue` for `ü` has its own entries. Words that also exist in English are left out.
 */
const foreignWords: Readonly<Record<string, string>> = {
  // Approval and its conditions.
  approval:
    'mitzeichnung gegenzeichnung freigabe genehmigung zustimmung aprobacion aprovacao approbation approvazione consentement consentimiento consentimento einwilligung erlaubnis',
  approve:
    'zustimmen genehmigen genehmigt freigeben aprobar aprueba aprovar aprova approuver approuve approvare approva',
  validate: 'valide valida valider validar validare',
  confirmation: 'bestatigung bestaetigung confirmacion confirmacao conferma',
  confirm: 'bestatigen bestaetigen bestatigt bestaetigt confirmar confirmer confermare',
  validation: 'validacion validacao validazione',
  ask: 'pedir pedido ruckfrage rueckfrage ruckfragen rueckfragen nachfragen preguntar perguntar demander chiedere',
  review: 'revisar revisa relecture revisione revisao',
  by: 'durch par por',
  must: 'muss musst doit debe deve',
  researcher: 'chercheur chercheuse forscher forscherin investigador investigadora pesquisador ricercatore',
  teacher:
    'lehrer lehrerin enseignant enseignante profesor profesora maestro lehrkraft lehrperson lehrkraefte professeur insegnante',
  doctor: 'arzt arztin aerztin arztlich arztliche aerztliche medico medica medecin',
  lawyer: 'anwalt anwaltin anwaeltin rechtsanwalt abogado abogada avocat avocate avvocato advogado advogada',
  accountant: 'buchhalter buchhalterin buchhaltung contable comptable contabile',
  editor: 'redakteur redakteurin redaktion redacteur redactrice redattore',
  'not required':
    'entfallt entfaellt innecesario innecesaria dispensado dispensada unnotig unnoetig inutile entbehrlich verzichtbar superflu',
  manager: 'vorgesetzter vorgesetzte gerente responsable responsabile jefe jefa gerant gerante chefe',
  human: 'mensch menschlich menschliche menschlicher menschen humano humana humain humaine umano umana',
  manual: 'manuell manuelle manuelles manuel manuale',
  oversight: 'aufsicht',
  supervised:
    'beaufsichtigt supervisado supervisionado supervise supervisee beaufsichtigte ueberwacht uberwacht surveille sorvegliato',
  supervision: 'uberwachung ueberwachung supervisao supervisione',
  required:
    'erforderlich notwendig noetig benotigt benoetigt pflicht requerido requerida obligatorio obligatoria obrigatorio obrigatoria requis requise obligatoire richiesto richiesta obbligatorio obbligatoria',
  require: 'erfordert benotige requiere requerir necesita exige exigir requer requiert richiede richiedi richiedere',
  before: 'vor antes avant prima',
  always: 'immer siempre sempre toujours',
  never: 'nie niemals nunca jamais mai',
  'approval required': 'freigabepflichtig genehmigungspflichtig zustimmungspflichtig',
  'operation mode': 'betriebsart betriebsmodus',
  'approval mode': 'genehmigungsmodus freigabemodus zustimmungsmodus',
  'fully automatic': 'vollautomatisch',
  everything: 'alles tout tutto tudo tudos',
  everyone: 'jeder tutti tous jeden jedem jedermann',
  all: 'alle allen toutes tutte',
  patient: 'patienten paciente pacientes paziente pazienti',
  student: 'schuler schueler estudiante alumno etudiant aluno studente',
  automatic: 'automatisch automatische automatico automatica automatique automatiquement automaticamente',
  autonomous: 'autonom autonome autonomo autonoma',
  autonomy: 'autonomie autonomia',
  guardrail: 'leitplanke leitplanken schutzmassnahme schutzmassnahmen',
  // Boolean values and quantifiers.
  only: 'nur seulement somente soltanto',
  with: 'mit avec',
  no: 'nein nao non',
  none: 'kein keine keiner keinen ninguna ninguno ningun nenhuma nenhum aucune aucun nessuna nessuno',
  yes: 'ja oui sim si',
  true: 'wahr verdadero verdadeiro vrai vero',
  false: 'falsch falso faux',
  off: 'aus apagado eteint spento desligado',
  restriction:
    'restriccion restricciones restricao restricoes restrizione restrizioni einschrankung einschrankungen einschraenkung einschraenkungen beschrankung beschrankungen beschraenkung beschraenkungen',
  without: 'ohne sin sem sans senza',
  enabled:
    'aktiv aktiviert activado activada activo ativado ativada ativo actif attivo attivato attiva habilitado eingeschaltet angeschaltet encendido allume',
  enable: 'aktivieren activar ativar activer attivare habilitar',
  disabled:
    'deaktiviert inaktiv desactivado desactivada inactivo desativado desativada inativo desactive inactif disattivato abgeschaltet ausgeschaltet stillgelegt apagada apagados',
  disable: 'deaktivieren desactivar desativar desactiver disattivare deshabilitar',
  allowed:
    'erlaubt erlaubte zugelassen permitido permitida permitidos permitidas autorise autorises autorisee autorisees permesso permessa permesse consentito consentita consentiti consentite',
  allow: 'erlauben erlaube zulassen permitir permite autoriser permettre permettere consenti autorizar',
  blocked:
    'verboten verbotene gesperrt gesperrte prohibido prohibidos bloqueado bloqueados proibido proibidos interdit interdits interdite interdites bloque bloques bloquee bloquees vietato vietati vietata vietate bloccato bloccati prohibida prohibidas bloqueada bloqueadas proibida proibidas',
  skip: 'uberspringen ueberspringen saltar omitir pular omettere sauter',
  bypass: 'umgehen contourner eludir',
  infinite: 'infini infinie infinito infinita unendlich',
  unlimited:
    'unbegrenzt unbeschrankt unbeschraenkt grenzenlos ilimitado ilimitada illimite illimitee illimitato illimitata endlos sinfin',
  unrestricted:
    'uneingeschrankt uneingeschraenkt irrestricto irrestrito irrestrita irrestricta frei libre libero livre ungehindert schrankenlos',
  environment: 'umgebung entorno ambiente environnement',
  external: 'externa externo extern externe esterna esterno aussen auswarts auswaerts dehors afuera',
  mode: 'modo modus modalita',
  security: 'sicherheit seguridad seguranca securite sicurezza',
  setting: 'einstellung einstellungen ajuste ajustes reglage reglages impostazione impostazioni',
  config: 'konfiguration configuracion configuracao configuracoes configurazione',
  // Parts of an agent.
  agent: 'agenten agente agentes agenti',
  assistant: 'assistent asistente assistente',
  tool: 'werkzeug werkzeuge herramienta herramientas ferramenta ferramentas outil outils strumento strumenti hilfsmittel',
  model: 'modell modelle modelo modelos modele modeles modello',
  'language model': 'sprachmodell',
  provider: 'anbieter proveedor provedor fournisseur fornitore',
  instruction:
    'anweisung anweisungen instruccion instrucciones instrucao instrucoes consigne consignes istruzione istruzioni',
  'system prompt': 'systemprompt systemanweisung systemanweisungen',
  role: 'rolle rol ruolo',
  task: 'aufgabe aufgaben tarea tareas tarefa tarefas tache taches compito',
  goal: 'ziel ziele objetivo objectif obiettivo',
  name: 'nombre nome nom',
  memory: 'gedachtnis gedaechtnis speicher memoria memoire',
  shared:
    'geteilt geteilter gemeinsam gemeinsamer compartida compartido compartilhada compartilhado partage partagee partages partagees condivisa condiviso geteilte gemeinsame',
  // What the agent runs, and where.
  command: 'befehl befehle kommando kommandos comando comandos comandi commande commandes',
  execute:
    'ausfuhren ausfuehren ejecutar executar executer eseguire ejecuta esegui ausfuehrt ausfuhrt lancer lanciare lanzar',
  execution: 'ausfuhrung ausfuehrung ejecucion execucao esecuzione',
  'code execution': 'codeausfuhrung codeausfuehrung',
  'command execution': 'befehlsausfuhrung befehlsausfuehrung',
  terminal: 'konsole consola',
  code: 'codigo codice',
  sandbox: 'sandkiste sandkasten',
  isolation: 'isolierung abschottung aislamiento isolamento isolement isolamento',
  isolated:
    'isoliert isolierte aislado aislada isolado isolada isole isolee isolato isolata abgeschottet eingesperrt gekapselt abgekapselt',
  container: 'contenedor conteneur contenitore',
  privileged: 'privilegiert privilegiado privilegiada privilegie privilegiee privilegiato',
  mount: 'montaje montajes montage montages montagem montagens einbindung einbindungen',
  // Actions.
  write: 'schreiben escribir escritura escrever escrita ecrire ecriture scrivere scrittura',
  read: 'lesen lectura lire leitura leggere lettura',
  delete:
    'loschen loeschen loschung loeschung borrar eliminar apagar supprimer cancellare eliminare cancella elimina supprime',
  send: 'senden versenden verschicken enviar envoyer inviare envia envoie invia envoi envois envio envios versand',
  pay: 'bezahlen pagar payer pagare paga',
  payment: 'zahlung zahlungen pago pagos pagamento pagamentos paiement paiements pagamenti',
  transfer: 'uberweisung ueberweisung uberweisen ueberweisen transferencia virement bonifico',
  refund:
    'ruckerstattung rueckerstattung erstattung reembolso remboursement rimborso rembourser reembolsar rimborsare erstatten',
  purchase: 'kauf einkauf compra achat acquisto',
  create: 'erstellen anlegen crear criar creer creare',
  cancel: 'stornieren cancelar annuler annullare',
  book: 'buchen reservar reserver prenotare',
  order: 'bestellung bestellungen ordine ordini',
  update: 'aktualisieren actualizar atualizar aggiornare',
  search: 'suchen buscar chercher cercare',
  list: 'auflisten listar elencare',
  publish: 'veroffentlichen veroeffentlichen publicar publier pubblicare',
  email: 'correo courriel',
  change: 'anderung aenderung anderungen aenderungen cambio modificacion modifica alteracao',
  action: 'accion acciones aktion aktionen acao acoes azione azioni',
  number: 'anzahl numero quantidade cantidad',
  // Scope of access.
  domain: 'dominio dominios domini domaine domaines domane domanen domaene domaenen',
  'working directory': 'arbeitsverzeichnis arbeitsordner',
  network: 'netz netzwerk reseau rede rete',
  'internet access': 'internetzugang internetzugriff',
  'network access': 'netzwerkzugriff',
  'file access': 'dateizugriff',
  'write access': 'schreibzugriff',
  access: 'zugriff zugang acceso acesso acces accesso',
  permission:
    'berechtigung berechtigungen befugnis befugnisse rechte permiso permisos permissao permissoes autorisation autorisations permessi droits',
  path: 'pfad pfade ruta rutas chemin chemins percorso percorsi caminho caminhos',
  directory:
    'dossier dossiers ordner verzeichnis verzeichnisse carpeta carpetas directorio directorios repertoire pasta cartella',
  file: 'datei dateien archivo archivos fichier fichiers arquivo arquivos',
  filesystem: 'dateisystem',
  root: 'wurzel raiz racine',
  open: 'abierto abierta offen aberto aberta aperto aperta ouvert ouverte ouverts ouvertes',
  firewall: 'cortafuegos parefeu',
  // Network access and authentication.
  server: 'servidor serveur',
  host: 'hote anfitrion',
  address: 'adresse direccion endereco indirizzo',
  interface: 'schnittstelle interfaz interfaccia',
  port: 'puerto porta anschluss',
  public: 'offentlich oeffentlich publico publica publique pubblico pubblica',
  authentication:
    'anmeldung authentifizierung autenticacion autenticacao authentification autenticazione authentisierung',
  certificate: 'zertifikat zertifikate certificado certificados certificat certificats certificato certificati',
  verify: 'prufen pruefen prufung pruefung uberprufen ueberpruefen verificar verifier verificare verifica',
  verification: 'verificacion verificacao',
  trust: 'vertrauen confianza confiance fiducia confianca',
  // Logs and memory.
  logging: 'protokollierung journalisation registrazione',
  expiry: 'ablauf ablaufdatum caducidad vencimiento expiracion expiracao scadenza',
  log: 'mitschreiben mitloggen mitprotokollieren protokoll protokollieren protokolliere protokolliert registro registra registrar consigner journaliser',
  audit: 'auditoria',
  redact:
    'anonymiser anonymisieren anonimizar anonimizzare pseudonymisieren schwarzen schwaerzen maskieren masquer masque enmascarar ocultar mascarar mascherare oscurare verbergen',
  redaction: 'schwarzung schwaerzung maskierung masquage enmascaramiento mascaramento',
  credential: 'zugangsdaten anmeldedaten credenciales credenciais identifiants credenziali',
  secret: 'geheimnis geheimnisse secreto secretos segredo segredos segreto segreti geheime',
  password: 'passwort passworter passwoerter kennwort contrasena contrasenas senha senhas',
  data: 'daten datos dados donnee donnees dati',
  personal: 'personenbezogene personenbezogen personales personnelle personnelles pessoais personali',
  'personal data': 'personendaten patientendaten kundendaten',
  filter: 'filtro filtros filtre filtres filtern',
  'input filter': 'eingabefilter',
  'content filter': 'inhaltsfilter',
  protection: 'schutz proteccion protecao protezione',
  input: 'eingabe eingaben entrada entradas entree entrees ingresso',
  output: 'ausgabe ausgaben salida salidas saida saidas sortie sorties uscita',
  content: 'inhalt inhalte contenido contenidos conteudo contenu contenus contenuto',
  retention: 'aufbewahrung retencion retencao conservazione',
  save: 'guardar sauvegarder salvare speichern',
  keep: 'aufbewahren conserver conservar conservare behalten',
  conversation:
    'conversazione conversacion conversaciones conversacao conversas gesprach gesprache gespraech gespraeche unterhaltung unterhaltungen',
  history: 'verlauf historial historique cronologia historico',
  user: 'benutzer nutzer usuario utilisateur utente utilizador',
  customer: 'kunde kunden cliente clientes clienti',
  // Limits.
  limit: 'grenze grenzen obergrenze limite limites limiti',
  level: 'stufe niveau nivel livello',
  plain: 'klartext',
  max: 'hochstens hoechstens maximal maximale maximo maxima maximos maximas massimo massima massimi massime maximales',
  timeout: 'zeitlimit zeitgrenze',
  time: 'zeit tiempo temps',
  'step limit': 'schrittgrenze schrittlimit schrittobergrenze',
  'max step': 'hochstschritte hoechstschritte maximalschritte',
  step: 'schritt schritte paso pasos passo passos etape etapes passi',
  iteration: 'iterationen iteracion iteraciones iteracao iteracoes iterazione iterazioni',
  round: 'durchlauf durchlaufe durchlaeufe durchgang durchgange durchgaenge runde runden ronda rondas rodada rodadas',
  turn: 'turno turnos turni',
  attempt: 'versuch versuche intento intentos tentativa tentativas essai essais tentativo tentativi',
  from: 'von desde',
  between: 'zwischen entre tra fra',
  // Articles, prepositions and conjunctions.
  of: 'de del della dei der dem den das la le les du des el los las un una une gli und et para pour fur fuer ein eine a al au aux',
};

const index = lazily(() => {
  const english = new Map<string, readonly string[]>();
  for (const table of [europeanWords, foreignParties, foreignWords, cyrillicWords]) {
    for (const [meaning, words] of Object.entries(table)) {
      for (const word of words.split(' ')) english.set(withoutAccents(word), meaning.split(' '));
    }
  }
  return english;
});

/** English equivalents of a word of another language; null when the tables do not list it. */
export const englishOf: (word: string) => readonly string[] | null = remembered(
  (word) => {
    if (isEastAsian(word)) return englishOfUnspaced(word);
    const plain = withoutAccents(word);
    return index().get(plain) ?? englishOfInflected(plain);
  },
  { keeping: 'when-repeated' },
);

/** Shorter words with these endings are mostly English. */
const inflectedMin = 7;
/** Endings of plurals and cases, and what the listed form ends in: `illimitati`, `ilimitados`, `unbegrenzten`. */
const endings: readonly (readonly [ending: RegExp, listed: readonly string[]])[] = [
  [/i$/, ['o', 'e']],
  [/te$/, ['ta']],
  [/os$/, ['o']],
  [/as$/, ['a']],
  [/e[nsm]$/, ['', 'e']],
  [/er?$/, ['']],
];

function englishOfInflected(word: string): readonly string[] | null {
  if (word.length < inflectedMin) return null;
  for (const [ending, listed] of endings) {
    if (!ending.test(word)) continue;
    for (const end of listed) {
      const found = index().get(word.replace(ending, end));
      if (found !== undefined) return found;
    }
  }
  return null;
}

function withoutAccents(word: string): string {
  return /^[a-z0-9]*$/.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

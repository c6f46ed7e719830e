import type { TopicName } from '../topics.ts';

/** Imperatives of actions with effects. What only answers or lists may do so without asking. */
const acting = {
  german:
    'mach_es|mach_das|tu_es|tu_das|tue_es|tue_das|erledige*|storniere*|losche*|buche|bestelle|bezahle|zahle|uberweise*|sende|schicke|verschicke|andere|starte|kaufe|verkaufe|behebe|repariere|kundige|schliesse|sperre|aktualisiere|installiere|handle|fuhre',
  french:
    'fais_le|faites_le|annule*|reserve|reservez|passe_les|passez_les|passe_commande|supprime*|transfere*|valide*|publie*|envoie*|envoyez|achete*|vends|vendez|paie|payez|rembourse*|commandez|installe*|redemarre*|ferme|fermez',
  spanish:
    'hazlo|hagalo|hazla|cancela|cancele|reserva|reserve|compra|compre|vende|paga|pague|reembolsa|pide|ejecuta|actua|procede|cambia|cambie|crea|arregla|arregle|reinicia|instala|cierra',
  portuguese:
    'faca|faca_o|cancele|reserve|pague|reembolse|venda|altere|crie|conserte|corrija|reinicie|instale|feche|bloqueie',
  italian: 'fallo|faccia|annulla|annulli|cancella|prenota|prenoti|compra|vendi|paga|rimborsa|cambia|riavvia|installa',
  dutch:
    'doe_het|doe_dat|annuleer|verwijder|verzend|verstuur|stuur|betaal|boek|bestel|koop|verkoop|wijzig|herstart|installeer|handel',
  swedish: 'gor_det|radera|skicka|betala|boka|avboka|kop|salj|andra|starta|installera|agera',
  polish:
    'zrob|usun|wyslij|anuluj|zarezerwuj|kup|sprzedaj|wykonaj|zmien|uruchom|zainstaluj|zaplac|zapłac|dzialaj|działaj',
  turkish: 'yap|yapin|sil|gonder|ode|calistir|çalistir|iptal_et|degistir|satin_al|rezerve_et|baslat',
  russian:
    'сделай*|отмени*|отменяй*|удали*|удаляй*|отправь*|отправляй*|оплати*|оплачивай*|переведи*|переводи*|выполни*|выполняй*|измени*|изменяй*|закажи*|купи*|продай*|перезапусти*|установи*|действуй*',
} as const;

/** Orders to act without asking anybody. */
export const unaskedPhrasesOfLanguages: Partial<Record<TopicName, readonly string[]>> = {
  unconfirmed: [
    `${acting.german} ... ohne .. ruckfrage|ruckfragen|nachfrage|nachzufragen|zu_fragen|um_erlaubnis|rucksprache!`,
    `${acting.french} ... sans! .. demander .. confirmation|permission|accord|autorisation|avis|personne`,
    `${acting.spanish} ... sin! pedir|pedirle|pedirles|solicitar|esperar .. confirmacion|permiso|aprobacion|autorizacion|consentimiento`,
    `${acting.spanish} ... sin! preguntar|preguntarle|consultarlo|preguntarme`,
    `${acting.portuguese} ... sem! pedir|solicitar|esperar|aguardar .. confirmacao|permissao|aprovacao|autorizacao|consentimento`,
    `${acting.portuguese} ... sem! perguntar|consultar .. ninguem|usuario|cliente|antes?`,
    `${acting.italian} ... senza! chiedere|attendere|aspettare .. conferma|permesso|approvazione|autorizzazione|consenso|nulla`,
    `${acting.dutch} ... zonder! .. te_vragen|vragen|bevestiging|toestemming|goedkeuring|overleg`,
    `${acting.swedish} ... utan! .. fraga|godkannande|bekraftelse|tillatelse`,
    `${acting.polish} ... bez! .. pytania|pytan|potwierdzenia|zgody|zatwierdzenia|konsultacji`,
    `sormadan|onay_almadan|onay_beklemeden|izin_almadan! .. ${acting.turkish}`,
    `${acting.russian} ... без! .. подтверждени*|разрешени*|спроса|согласи*|согласован*|вопросов`,
  ],
};

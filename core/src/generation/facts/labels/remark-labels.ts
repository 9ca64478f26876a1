/** Labels of forms and remarks in the languages of students, without English terms. */
const LABELS: readonly string[] = [
  // French
  `note, notes, remarque, remarques, exemple, exemples, ex, par exemple, devoir, devoirs, attention, rappel, à retenir,
  à savoir, astuce, nom, prénom, professeur, professeure, prof, classe, matière, cours, leçon, chapitre, unité, résumé,
  introduction, conclusion, question, réponse, exercice, exercices, contrôle, examen, titre, auteur, objectif,
  objectifs, voir, tableau, aujourd’hui, demain`,
  // Spanish
  `nota, notas, ejemplo, ejemplos, ej, p ej, por ejemplo, deberes, tarea, tareas, importante, atención, recuerda,
  recordar, recuerden, fecha, tema, asignatura, materia, profesor, profesora, profe, alumno, alumna, nombre, curso,
  clase, página, pág, unidad, capítulo, lección, fuente, resumen, introducción, conclusión, objetivo, objetivos,
  pregunta, preguntas, respuesta, respuestas, ejercicio, ejercicios, examen, título, autor, autora, ver, véase,
  observación, obs, hoy, mañana, pista, consejo, figura, tabla`,
  // Portuguese
  `exemplo, exemplos, por exemplo, observação, observações, trabalho de casa, trabalho para casa, tpc, lição de casa,
  dever de casa, tarefa, atenção, lembrete, lembrar, lembre-se, professor, aluno, aluna, nome, turma, disciplina,
  matéria, aula, unidade, lição, fonte, resumo, introdução, conclusão, pergunta, perguntas, resposta, respostas,
  exercício, exercícios, prova, teste, dica, hoje, amanhã, tabela`,
  // German
  `beispiel, beispiele, bsp, zum beispiel, z b, merke, merksatz, merken, hausaufgabe, hausaufgaben, achtung, wichtig,
  hinweis, hinweise, tipp, klassenarbeit, klausur, prüfung, schulaufgabe, datum, fach, klasse, lehrer, lehrerin,
  schüler, schülerin, thema, stunde, seite, kapitel, quelle, zusammenfassung, einleitung, fazit, aufgabe, aufgaben,
  frage, fragen, antwort, antworten, übung, übungen, titel, autor, autorin, abbildung, abb, tabelle,
  siehe, vgl, heute, morgen, ziel, ziele, lernziel, lernziele`,
  // Italian
  `esempio, esempi, per esempio, compito, compiti, attenzione, ricorda, ricordare, nome, cognome, professore,
  professoressa, materia, lezione, capitolo, pagina, pag, unità, fonte, riassunto, introduzione, conclusione, domanda,
  domande, risposta, risposte, esercizio, esercizi, verifica, interrogazione, titolo, autore, autrice, obiettivi, vedi,
  tabella, oggi, domani`,
  // Dutch
  `voorbeeld, voorbeelden, bijvoorbeeld, bijv, bv, let op, huiswerk, belangrijk, onthoud, naam, vak, klas, leraar,
  lerares, docent, hoofdstuk, bladzijde, blz, pagina, bron, samenvatting, inleiding, conclusie, vraag, vragen, antwoord,
  antwoorden, opdracht, opdrachten, oefening, toets, titel, auteur, leerdoel, leerdoelen, zie, figuur, tabel, vandaag`,
  // Swedish
  `exempel, till exempel, t ex, läxa, läxor, viktigt, tips, kom ihåg, namn, datum, ämne, klass, lärare, kapitel, sida,
  källa, sammanfattning, inledning, slutsats, fråga, frågor, svar, uppgift, uppgifter, övning, övningar, prov,
  författare, figur, tabell, idag, imorgon`,
  // The last lines are Yoruba, Hausa, Igbo and Swahili.
  `àpẹẹrẹ, àkíyèsí, ìbéèrè, ìdáhùn, orúkọ, misali, lura, tambaya, amsa, suna, aikin gida, ọmụmaatụ, rịba ama, ajụjụ,
  azịza, aha, mfano, mifano, kumbuka, zingatia, swali, maswali, jibu, majibu, jina, tarehe, mwalimu, kazi ya nyumbani`,
];

const NUMBER_AFTER = /[\s.]*\d*$/u;

const remarkLabels: ReadonlySet<string> = new Set(
  LABELS.join(',')
    .normalize('NFC')
    .split(/\s*,\s*/),
);

/** @returns whether a label opens a remark or a form, as "Deberes" and "Beispiel 2" do, so that it names nothing */
export function isRemarkLabel(label: string): boolean {
  const plain = label.normalize('NFC').toLowerCase().replace(NUMBER_AFTER, '').replaceAll("'", '’');
  return remarkLabels.has(plain.replace(/\.\s*/g, ' ').trim());
}

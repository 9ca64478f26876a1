/** Papers in the forms in which students upload them. Their questions are made up for these tests. */

export const UTME = `JOINT ADMISSIONS AND MATRICULATION BOARD
UNIFIED TERTIARY MATRICULATION EXAMINATION 2015
BIOLOGY
Time: 1 hour 30 minutes
Answer ALL questions.
1. Which organelle releases most of the energy of a cell?
A. Nucleus
B. Ribosome
C. Mitochondrion
D. Golgi body
2. A cell in a hypertonic solution will
A. swell
B. burst
C. shrink
D. divide
Use the diagram below to answer questions 3 and 4.
3. The part labelled I is the
A. stamen
B. pistil
C. petal
D. sepal
4. The part labelled II serves to
A. attract insects
B. protect the flower in the bud
C. hold pollen
D. carry ovules
Turn over
5. Which of these is a reptile?
A. Toad
B. Gecko
C. Catfish
D. Bat
Answers
1. C 2. C 3. A 4. B 5. B`;

export const WAEC = `WEST AFRICAN SENIOR SCHOOL CERTIFICATE EXAMINATION
MAY/JUNE 2017
ENGLISH LANGUAGE
2½ hours
SECTION A: COMPREHENSION
Answer all questions in this section.
Read the passage below and answer questions 1 to 2.
The village lies at the foot of a hill. Every morning the women walk to the stream.
In the year of the flood the chief moved the market to the hill.
1. Where does the village lie?
A. On a hill
B. At the foot of a hill
C. By the sea
D. In a forest
2. Why was the market moved?
A. There was a war.
B. There was a flood.
C. The chief was old.
D. The women were tired.
SECTION B: LEXIS
3. The man is benevolent.
A. kind B. wicked C. tall D. rich
SECTION C: ESSAY
Answer any two questions.
1. Write a letter to a friend about your school.
2. Explain two causes of floods.
KEY TO SECTION A AND B
1-B
2-B
3-A`;

export const COLUMNS = `NECO ECONOMICS 2018
1. Scarcity means that
A. goods are limited C. money is scarce
B. wants are limited D. labour is dear
2. Opportunity cost is the
A. money cost C. real cost
B. variable cost D. total cost
3. Demand is a want with
A. money B. power
C. a price D. a market`;

export const JOINED = `1. Which is a vector? A. mass B. force C. time D. speed 2. The unit of work is the A. watt B. joule C. newton D. pascal
3. A stone falls freely. Its acceleration is A. 5 m/s² B. 10 m/s² C. 2.5 m/s² D. 0
1B 2B 3B`;

export const MARKED = `1. The unit of heredity is the
a) cell
*b) gene
c) tissue
2. DNA is found in the
a) nucleus ✓
b) wall
c) sap
3. Water boils at
A) 50 °C
B) 100 °C (correct)
C) 70 °C
4. The sun is a
A. **star**
B. planet
C. moon
5. Salt is **not**
**A.** sweet
**B.** salty
**C.** white`;

export const INLINE = `1. Plants are mostly (a) green (b) red (c) blue Ans. (a)
2. Which is a mammal?
(a) shark
(b) whale
(c) carp
ANSWER: B
Explanation: Whales feed their young with milk.
3. (Ans: B) Which is a gas?
A. ice
B. air
4. Which metal is liquid?
A. iron
B. mercury
C. zinc
The correct answer is B. mercury
5. Choose two metals.
A. iron B. wood C. zinc D. air
Answer: A and C`;

export const THEORY = `UNIVERSITY OF THE COAST
DEPARTMENT OF ECONOMICS
FIRST SEMESTER EXAMINATION 2018/2019 SESSION
ECO 201: MICROECONOMIC THEORY
Time allowed: 2 hours
Answer question one and any other two.
1. (a) Define elasticity of demand. [2 marks]
(b) Explain three factors that affect it:
(i) for food
(ii) for cars
2. Explain the equilibrium of a firm with an example.
3. Write short notes on the following:
(a) Utility
(b) Budget line`;

export const SCAN = `l. The basic unit of life is the
A. atom
8. cell
C. organ
D. tissue
2, Green plants make
A. fat
B. sugar
G. salt
D. iron
3. Blood is red because of
A. iron
B, haemoglobin
C. water
0. plasma
Answer key
1 B 2 B 3 B`;

export const FRENCH = `BACCALAURÉAT 2016
ÉPREUVE DE PHYSIQUE-CHIMIE
Durée : 2 heures
Choisissez la bonne réponse.
1. L'unité de la force est le
a) joule
b) newton
c) watt
2. L'eau bout à
a) 0 °C b) 50 °C c) 100 °C
3. Expliquez la réfraction.
Corrigé
1. b 2. c`;

export const TABLES = `| 1 | Which metal is liquid? | A. iron | B. mercury | C. zinc |
| 2 | Which gas is light? | A. helium | B. argon | C. xenon |
3. Which rock is soft?
| A | granite |
| B | chalk |
| Question | Answer |
| 1 | B |
| 2 | A |
| 3 | B |`;

export const COUNTED = `1# Who wrote Arrow of God?
  1# Achebe
  2# Soyinka
  3# Clark
2# The capital of Ghana is
  1# Lagos
  2# Accra
  3# Lome
# Answers
1# A
2# B`;

export const GAPS = `1. The capital of Nigeria is ________.
2. 5 + 7 = ______
3. Name the process by which plants make food.
4. Explain photosynthesis.
5. The heart has four chambers. (True/False)
Answers
1. Abuja
2. 12
3. Photosynthesis
4. Plants use light to make sugar.
It happens in leaves.
5. True`;

export const LETTERED = `A. Who wrote Arrow of God?
1) Achebe
2) Soyinka
3) Clark
Ans: 1
B. The capital of Ghana is
1) Accra 2) Lagos 3) Lome
Ans: 1`;

export const NUMBERED_STATEMENTS = `1. Arrange:
1. seed
2. tree
3. fruit
A. 1, 2, 3 B. 2, 1, 3 C. 3, 2, 1
2. Vitamin A. deficiency leads to
A. night blindness
B. rickets
C. scurvy
3. Consider:
I. It is hot.
II. It is cold.
A. I only
B. I and II`;

export const TWO_PAPERS = `JAMB BIOLOGY 2010
1. The root
A. drinks B. sings C. flies
2. The leaf
A. sleeps B. feeds C. runs
ANSWERS 2010
1. A 2. B
# JAMB BIOLOGY 2011
1. The stem
A. speaks B. walks C. carries
2. The flower
A. barks B. digs C. blooms
ANSWERS 2011
1. C 2. C`;

export const MISTAKES = `JAMB CHEMISTRY 2010
1. The symbol of sodium is
A. S
B. Na
C. N
D. So
E. Sd
2. The gas that supports burning is
A. oxygen
B. nitrogen
C. argon
2. The lightest gas is
A. helium
B. hydrogen
C. radon
5. An acid turns litmus
A. blue
B. red
D. green
6. Salt is
A. NaCl
B. KCl
C. NaCl
Ans: A
7. Rust is
A. iron oxide
B. copper
B. zinc
C. tin
Answers
1. F 2. A 5. B 6. B 7. B 9. C`;

/** Every sample by its name. */
export const SAMPLE_PAPERS: readonly (readonly [string, string])[] = [
  ['UTME', UTME],
  ['WAEC', WAEC],
  ['columns', COLUMNS],
  ['joined lines', JOINED],
  ['marked options', MARKED],
  ['answers at the questions', INLINE],
  ['theory', THEORY],
  ['scan', SCAN],
  ['French', FRENCH],
  ['tables', TABLES],
  ['counted lists', COUNTED],
  ['gaps', GAPS],
  ['lettered questions', LETTERED],
  ['numbered statements', NUMBERED_STATEMENTS],
  ['two papers', TWO_PAPERS],
  ['mistakes', MISTAKES],
];

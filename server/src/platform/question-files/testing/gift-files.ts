/** Files of GIFT as they come: written by Moodle, and typed by people. */

/** As Moodle exports a category with its questions. */
export const moodleExport = String.raw`// question: 0  name: Switch category to $course$/top/Biology/Cells // tissues
$CATEGORY: $course$/top/Biology/Cells // tissues


// question: 311  name: Power house
// [id:bio-7] [tag:cells] [tag:energy [ATP\]]
::Power house::[html]<p>Which organelle makes most of the <strong>ATP</strong> of a cell?</p>{
	=<p>The mitochondrion</p>#<p>Yes\: by respiration.</p>
	~<p>The ribosome</p>#<p>It makes proteins.</p>
	~<p>The nucleus</p>
	####<p>Oxidative phosphorylation yields about 30 ATP per glucose.</p>
}


// question: 312  name: Osmosis
::Osmosis::[html]<p>Osmosis moves <i>water</i>.</p>{TRUE#<p>Think of a raisin in water.</p>#<p>Right.</p>####<p>See chapter 2.</p>}


// question: 313  name: Bases of RNA
::Bases of RNA::[moodle]Which of these are bases of RNA?{
	~%33.33333%Adenine
	~%-50%Thymine
	~%33.33333%Uracil
	~%33.33333%Guanine
}


// question: 314  name: Name the process
::Name the process::[html]<p>Name the process.</p>{
	=%100%osmosis#
}


// question: 315  name: Read this first
::Read this first::[html]<p>Answer all questions.</p>

// question: 0  name: Switch category to $course$/top
$CATEGORY: $course$/top


// question: 316  name: Equation
::Equation::[markdown]Solve \\(x^2 \= 4\\) for **positive** x\:\n\n- one answer{
	=\\(x \= 2\\)
	~\\(x \= \\neq 2\\)
	~\{2\}
}
`;

/** As a teacher types it, with all that Moodle lets pass. */
export const typedByHand = String.raw`// Civic education, JSS 2

Who signs bills into law in Nigeria?{=The President ~The Senate President ~The Chief Justice}

Note: a ratio a:b = 2:1 means what? {
  ~ half as much # no
  // the right one
  = twice as much # yes, twice
  ~ the same
} 

Abuja became the capital in {~1976 =1991 ~1999} under General Babangida.

The following statements are about the flag:
I. It has two colours.
II. It has three stripes.
Which is right? {~I only ~II only =Both}

The capital of a country is the town where its government
sits, and which most people outside of it know by name. {T}

1 < 2 and a_b * c_d * e {FALSE}

::Prices::It costs $5 here and $10 there. Which is more\?{~$5 =$10}
`;

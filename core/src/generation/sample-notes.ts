/** Short notes in four subjects, written for these tests: expository, numerical, legal, and one in French. */
export const CHEMISTRY = `Rates of Reaction

Chemical kinetics is the study of how fast reactions run and of the steps by which they do so. The reaction rate is the change in the amount of a substance per unit of time. Most reactions slow down as their starting materials are used up.

A catalyst is a substance that speeds up a reaction without being used up by it. Catalysts offer the particles a path with a lower barrier. An enzyme is a protein that plays the part of a helper in living cells. The molecule on which an enzyme works is called a substrate. The pocket in which the substrate fits is known as the active site.

The activation energy is the least energy that colliding particles need before bonds break. A substance that slows a reaction down is called an inhibitor. A reactant is a substance that is there at the start. A promoter is a substance that makes a helper work harder. The transition state is the short-lived arrangement of atoms at the top of the barrier.

Equilibrium

Chemical equilibrium is the state in which the forward and the backward process run at the same speed. The equilibrium constant is the ratio of products to reactants once nothing changes any more. Le Chatelier's principle states that a system under stress shifts in the direction that relieves the stress. A buffer is a solution that keeps its acidity nearly steady when a little acid or base is added.

Acids and Bases

An acid is a substance that gives away protons in water. A base is a substance that takes up protons in water. A salt is a compound that forms when the charges of both partners cancel out. The point at which just enough titrant has been added is called the equivalence point. An indicator is a dye that changes colour at a known acidity. Litmus is a dye that is made of lichens. Phenolphthalein is a dye that turns pink in soap. Curcumin is a dye that gives a curry its yellow tint.

Summary

Chemical kinetics deals with speed, chemical equilibrium with balance. A catalyst changes the reaction rate but never the equilibrium constant.`;

export const ASTRONOMY = `The Life of Stars

A nebula is a cloud of gas and dust in which stars are born. A protostar is a dense young star that has begun to shrink under its own gravity. The process that joins light nuclei into heavier ones is called nuclear fusion. The main sequence is the long stretch of life in which a star burns hydrogen in its core.

A red giant is an old star whose outer layers have swollen and cooled. A white dwarf is a hot, dense star that remains when the outer layers drift away. A supernova is the explosion that ends the life of a very massive star. A magnetar is a small star whose field pulls iron from the far side of a planet. A pulsar is a spinning star that sweeps a beam of radio waves across the sky.

A black hole is a region of space from which not even light can escape. The boundary beyond which nothing returns is known as the event horizon.

Distances

Parallax is the apparent shift of a nearby object against the far background as the observer moves. A light-year is the distance that light covers in twelve months. The parsec is a unit of length that equals about three and a quarter of those distances. Redshift is the stretching of light from sources that move away. A Cepheid is a star whose brightness swells and fades with a fixed rhythm. The law that ties distance and speed together was published by Edwin Hubble in 1929.`;

export const CONTRACT_LAW = `Making a Contract

A contract is an agreement that the courts will enforce. An offer is a clear promise to be bound on stated terms. An acceptance is an unqualified assent to every term that was proposed. A counter-offer is a reply that changes the terms and so ends the first proposal. Consideration is something of value that each side gives in return for the promise of the other.

An invitation to treat is a signal that someone is willing to negotiate. A person to whom a promise is made is called a promisee. The person who makes a promise is known as the promisor.

Breaking a Contract

A breach is a failure to perform what was promised without a lawful excuse. Damages are the sum of money that a court awards for a loss. An injunction is an order of the court that forbids a person to do something. A summons is an order of the court that calls a person to a hearing. A warrant is an order of the court that lets the police search a house. Specific performance is an order of the court that makes a person do what was promised. Rescission is the undoing of an agreement so that both sides stand where they began. Frustration is the end of an agreement because an outside event has made it impossible. A misrepresentation is a false statement of fact that leads someone to sign. Duress is pressure that leaves a person no real choice.`;

export const FRENCH = `La cellule est la plus petite unité vivante. Toutes les cellules possèdent une membrane qui sépare leur contenu du milieu extérieur. Le noyau contient les chromosomes, et les chromosomes portent les gènes. Les mitochondries fournissent de l'énergie aux cellules grâce à la respiration. Les chloroplastes captent la lumière dans les feuilles des plantes. Le cytoplasme remplit l'espace entre la membrane et le noyau. Chez les plantes, une paroi entoure la membrane et protège les cellules. Les ribosomes assemblent les protéines dans le cytoplasme. Les enzymes accélèrent les réactions dans le cytoplasme et dans le noyau. La membrane règle les échanges avec le milieu. Les mitochondries et les chloroplastes possèdent leur propre matériel. Les protéines et les enzymes travaillent ensemble dans toutes les cellules. La lumière donne aux chloroplastes la force de fabriquer des sucres. La paroi et la membrane donnent une forme aux cellules des plantes.`;

/** The sample note: biology for WASSCE and UTME. Akada wrote it for this purpose. */
import type { DocumentPage } from '@akada/core/text/document.ts';

export const sampleTitle = 'The human circulatory system (sample)';

const sections: readonly (readonly [heading: string, paragraphs: readonly string[]])[] = [
  [
    'Blood vessels',
    [
      'An artery is a vessel that carries blood away from the heart. A vein is a vessel that carries blood back to the heart. A capillary is a very narrow vessel through whose wall substances pass between blood and tissue. A venule is a small vessel that collects blood from capillaries.',
      'The aorta is the largest artery of the body. The vena cava is the large vein that empties into the right atrium. The pulmonary artery is the vessel that carries blood without oxygen to the lungs. The pulmonary vein is the vessel that brings blood with oxygen from the lungs.',
      'Veins have valves, which stop blood from flowing backwards. Arteries have thick elastic walls because the pressure of blood in them is high.',
    ],
  ],
  [
    'The heart',
    [
      'The atrium is the upper chamber of the heart that receives blood. The ventricle is the lower chamber of the heart that pumps blood out. The septum is the wall that divides the left side of the heart from the right side. The pericardium is the membrane that surrounds the heart.',
      'The tricuspid valve is the valve between the right atrium and the right ventricle. The bicuspid valve is the valve between the left atrium and the left ventricle. The semilunar valve is the valve at the beginning of each great artery.',
      'Systole is the phase in which the heart muscle contracts. Diastole is the phase in which the heart muscle relaxes. The left ventricle has the thickest wall because it pumps blood to the whole body.',
    ],
  ],
  [
    'The blood',
    [
      'Plasma is the pale yellow liquid in which blood cells float. A red blood cell is a cell that carries oxygen with the help of haemoglobin. A white blood cell is a cell that defends the body against germs. A platelet is a fragment of a cell that helps blood to clot.',
      'Haemoglobin is the red pigment that binds oxygen. Fibrinogen is the protein of plasma that forms the threads of a clot. Albumin is the protein of plasma that holds water in the blood. Globulin is the protein of plasma that works as an antibody.',
    ],
  ],
  [
    'Diseases of the circulation',
    [
      'Hypertension is a blood pressure that stays too high. Anaemia is a lack of haemoglobin in the blood. Arteriosclerosis is the hardening of the walls of arteries. Thrombosis is the blocking of a vessel by a clot.',
      'Sickle cell disease is an inherited disease in which red blood cells take the shape of a sickle. Less salt, regular exercise and no tobacco keep the blood pressure down.',
    ],
  ],
];

/** As its reader would see it: a page for each section. */
export const samplePages: readonly DocumentPage[] = sections.map(([heading, paragraphs], index) => {
  const parts = [heading, ...paragraphs];
  const text = parts.join('\n\n');
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.length + 2, 0),
  );
  const blocks = parts.map((part, index) => {
    const start = starts[index] ?? 0;
    const span = { start, end: start + part.length };
    return index === 0
      ? { ...span, kind: 'heading' as const, level: 2 }
      : { ...span, kind: 'paragraph' as const, level: 0 };
  });
  return { number: index + 1, section: heading, text, blocks, bold: [], reading: 'text' };
});

export const sampleMarkdown = sections
  .map(([heading, paragraphs]) => [`## ${heading}`, ...paragraphs].join('\n\n'))
  .join('\n\n');

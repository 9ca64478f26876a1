/** The words of each first step: its title, its purpose and its result. */
import type { InstallationStep } from '@akada/core/installation/steps.ts';
import { links } from '@akada/core/links/links.ts';
import type { Installation } from './api.ts';

export const stepTitles: Readonly<Record<InstallationStep, string>> = {
  name: 'School name',
  look: 'Colour',
  contact: 'Contact',
  mail: 'Mail',
  payments: 'Payments',
  model: 'Model',
  departments: 'Departments',
  tutors: 'First tutors',
  class_list: 'First class list',
};

/** The eight colours of cloth, by their number from 1. */
export const colourNames = [
  'Leaf',
  'Indigo',
  'Ochre',
  'Clay',
  'Plum',
  'Lagoon',
  'Olive',
  'Hibiscus',
] as const;

const purposes: Readonly<Record<InstallationStep, string>> = {
  name: 'The line at the top of each page',
  look: 'The cloth of your school',
  contact: 'Who students write to',
  mail: 'So that letters and reset links arrive',
  payments: 'Only if students pay here. May stay off.',
  model: 'Own engine works without one. A model writes longer explanations.',
  departments: 'Students choose theirs from this list',
  tutors: 'Who teaches here',
  class_list: 'From a file',
};

/** @returns the line below the title of a step */
export function describeStep(step: InstallationStep, isDone: boolean, installation: Installation): string {
  const { settings, model } = installation;
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');
  if (!isDone) return purposes[step];

  switch (step) {
    case 'name':
      return join(settings.name.value, settings.town.value);
    case 'look':
      return `${colourNames[Number(settings.colour.value) - 1] ?? ''}, cloth from the name`;
    case 'contact':
      return join(settings.contact_email.value, settings.contact_phone.value);
    case 'mail':
      return installation.mail === 'off' ? 'Off' : 'A test letter arrived';
    case 'payments':
      return installation.payments ? 'Students can pay here' : 'Off';
    case 'model':
      return model ?? 'Own engine';
    case 'departments':
      return 'Students can choose theirs';
    case 'tutors':
      return 'The first one is here';
    default:
      return 'The first students are here';
  }
}

/** Steps that are taken on other pages. */
export interface Errand {
  text: (installation: Installation) => string;
  /** Null if another page has nothing to do with it. */
  link: { to: string; label: string } | null;
}

export const errands: Readonly<Partial<Record<InstallationStep, Errand>>> = {
  payments: {
    text: ({ payments }) =>
      payments
        ? 'Students can pay here. On a local machine payments are only simulated. Real payments need a Paystack key on the server (PAYSTACK_SECRET_KEY).'
        : 'Nothing is sold here, and everyone has the whole product. To take payments, the server needs a Paystack key (PAYSTACK_SECRET_KEY).',
    link: null,
  },
  model: {
    text: ({ model }) =>
      model === null
        ? 'Akada makes questions and cards with its own engine. A language model on this server can be turned on at any time; each student is asked first.'
        : `${model} helps the engine. Each student is asked before it reads a note.`,
    link: { to: links.adminLanguageModel(), label: 'Look for a model' },
  },
  departments: {
    text: () =>
      'Add your school and its departments, one by one or from a file. Students choose theirs when they join.',
    link: { to: links.schools(), label: 'Add departments' },
  },
  tutors: {
    text: () => 'Add the people who teach, one by one or from a file with their names and addresses.',
    link: { to: links.adminUsers({ role: 'tutor' }), label: 'Add tutors' },
  },
  class_list: {
    text: () =>
      'Choose a file with one student in a row: name, e-mail, role. You see every row before an account is made.',
    link: { to: links.adminUsers({ role: 'student' }), label: 'Add students' },
  },
};

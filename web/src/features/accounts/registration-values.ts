/** What the registration form holds, apart from its rules: those come when somebody starts to fill it in. */
export interface RegistrationValues {
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms_accepted: boolean;
}

export const emptyRegistration: RegistrationValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms_accepted: false,
};

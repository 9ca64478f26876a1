/** What a refused registration says (specification, section 8). */
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';

export function registrationFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'No response received from server. Please check your connection.';
  }
  if (error instanceof ApiError) return refusal(error);
  return (error instanceof Error && error.message) || 'Failed to register. Please try again.';
}

function refusal(error: ApiError): string {
  if (typeof error.detail === 'string') return error.detail;

  const fields = Object.entries(error.fields).map(([field, sentence]) => `${field}: ${sentence}`);
  return fields.length > 0 ? `Validation error: ${fields.join(', ')}` : error.message;
}

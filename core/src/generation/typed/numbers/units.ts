/** Units of notes with the other names that mean the same. */

const FAMILIES: readonly string[] = [
  '%,percent,per cent',
  'bpm,beats per minute,beats/min,beats/minute',
  '°C,degrees Celsius,degree Celsius,degrees centigrade,deg C,C',
  '°F,degrees Fahrenheit,F',
  'K,kelvin,kelvins',
  '°,degrees,degree',
  'm,metre,metres,meter,meters',
  'km,kilometre,kilometres,kilometer,kilometers',
  'cm,centimetre,centimetres,centimeter,centimeters',
  'mm,millimetre,millimetres,millimeter,millimeters',
  'µm,μm,micrometre,micrometres,micron,microns',
  'nm,nanometre,nanometres',
  'm²,m^2,square metres,square metre',
  'km²,km^2,sq km,square kilometres,square kilometers',
  'm³,m^3,cubic metres,cubic metre',
  'cm³,cm^3,cc,cubic centimetres',
  'ha,hectare,hectares',
  'g,gram,grams,gramme,grammes',
  'kg,kilogram,kilograms,kilo,kilos',
  'mg,milligram,milligrams',
  'µg,μg,mcg,micrograms',
  't,tonne,tonnes,ton,tons',
  'L,l,litre,litres,liter,liters',
  'mL,ml,millilitre,millilitres,milliliters',
  'dL,dl',
  's,sec,secs,second,seconds',
  'min,mins,minute,minutes',
  'h,hr,hrs,hour,hours',
  'ms,millisecond,milliseconds',
  'day,days',
  'week,weeks',
  'month,months',
  'year,years,yrs,yr',
  'N,newton,newtons',
  'kN,kilonewton,kilonewtons',
  'J,joule,joules',
  'kJ,kilojoule,kilojoules',
  'MJ',
  'cal,calories',
  'kcal,kilocalories',
  'W,watt,watts',
  'kW,kilowatt,kilowatts',
  'MW,megawatt,megawatts',
  'kWh',
  'V,volt,volts',
  'kV,kilovolt,kilovolts',
  'A,amp,amps,ampere,amperes',
  'mA',
  'Ω,ohm,ohms',
  'C,coulomb,coulombs',
  'F,farad,farads',
  'Hz,hertz',
  'kHz,kilohertz',
  'MHz,megahertz',
  'GHz',
  'Pa,pascal,pascals',
  'kPa,kilopascal,kilopascals',
  'MPa',
  'GPa',
  'atm,atmospheres',
  'bar,bars',
  'mmHg,mm Hg',
  'dB,decibel,decibels',
  'mol,mole,moles',
  'm/s,metres per second,meters per second',
  'm/s²,m/s^2',
  'km/h,kilometres per hour,kph',
  'km/s',
  'kg/m³,kg/m^3',
  'g/cm³,g/cm^3',
  'g/mol',
  'mol/dm³,mol/dm^3',
  'kJ/mol',
  'J/kg',
  'mmol/L,mmol/l',
  'mEq/L',
  'mg/dL,mg/dl',
  'g/dL,g/dl',
  'mL/min,ml/min',
  'L/min,l/min,litres per minute',
  'breaths per minute,breaths/min',
  'naira',
  'kobo',
  'dollars',
  'pounds',
  'people,inhabitants',
];

const byName = new Map(
  FAMILIES.flatMap((family) => {
    const names = family.split(',');
    return names.map((name) => [name, names] as const);
  }),
);

/**
 * Finds a unit.
 *
 * @param name as a note has it
 * @returns the name and the other names of the unit, this one first; null for an unknown unit
 */
export function getUnitNames(name: string): string[] | null {
  const family = byName.get(name) ?? byName.get(name.toLowerCase());
  return family === undefined ? null : [name, ...family.filter((other) => other !== name)];
}

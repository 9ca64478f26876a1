/** Every block of Markdown, and text that only resembles Markdown. */
export const blocks = `
## Words

A paragraph with **strong**, *emphasised*, ~~deleted~~ words, \`code\`, a [link](https://example.com) and a line\\
break. Raw HTML is text: <b onclick="alert(1)">bold</b>. A link elsewhere is text, too: [x](javascript:alert(1)).

### A heading below a heading

> A quotation.
>
> > One within it.

## Lists

- Soil
  1. Sand
  2. Clay
- Water

7. A list that begins with seven
8. goes on.

## A table

| Rock | Origin | Share of the crust |
| :--- | :----: | -----------------: |
| Igneous | molten | 65 % |
| Metamorphic | changed by heat and pressure deep below the surface | 27 % |
| Sedimentary | laid down | 8 % |

## Code

\`\`\`python
def area_of_a_circle_with_a_long_name(radius_in_metres: float, digits: int = 2) -> float:
    return round(3.141592653589793 * radius_in_metres ** 2, digits)
\`\`\`

## Cards

The capital of Ghana is {{c1::Accra::a city}}. The Niger rises in {{blank}} and is ____ km long.

![A leaf under the microscope](image:00000000-0000-4000-8000-000000000001)

---

averyverylongwordwithoutanyspacethatcouldbebrokenanywhereandisstillwiderthanthescreenofaphoneinyourhand
`;

export const plain =
  'Of text that is no Markdown 2*3*4 and a_b_c stay.\nA formula is one: $x^2$. A price is $5.';

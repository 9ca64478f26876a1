/** A chapter written for these stories: expository prose with headings and definitions, as lecture notes have. */

export interface Section {
  heading: string;
  paragraphs: string[];
}

export const title = 'Soil and how it feeds a farm';

export const soilChapter: Section[] = [
  {
    heading: 'What soil is made of',
    paragraphs: [
      'Soil is the loose upper layer of the land in which plants grow. It forms slowly, as rock breaks down and the remains of living things mix with the fragments. A handful of good soil holds four parts: mineral particles, organic matter, water and air. In a soil that suits most crops, about half of the volume is solid and the other half is pore space.',
      'The mineral particles of a soil are sorted by size. Sand is the coarsest of them, with grains between 0.05 and 2 millimetres across. Silt is finer than sand and feels like flour between the fingers. Clay is the finest fraction of the soil, and its particles are so small that a microscope is needed to see them. Because clay particles have a large surface for their weight, they hold far more water and nutrients than sand does.',
      'Soil texture is the proportion of sand, silt and clay in a soil. Loam is a soil that contains balanced amounts of sand, silt and clay. Farmers prize loam because it drains well and yet keeps enough water for the roots. A sandy soil warms quickly and is easy to dig, but it dries out within days. A clay soil stays wet for a long time and becomes hard when it dries.',
    ],
  },
  {
    heading: 'Organic matter and humus',
    paragraphs: [
      'Organic matter is the part of the soil that comes from living things. It includes fallen leaves, dead roots, manure and the bodies of insects. Humus is the dark, stable material that remains after organic matter has decayed. Humus binds the mineral particles into crumbs, and these crumbs give the soil an open structure. A soil that is rich in humus can take in heavy rain without washing away.',
      'Decomposition is the process by which bacteria and fungi break dead material down into simpler substances. It goes fastest where the soil is warm, moist and well supplied with air. In the humid tropics decomposition is so rapid that organic matter disappears within a few seasons unless it is replaced. For this reason farmers in southern Nigeria return crop residues to the field instead of burning them.',
      'Mulch is a layer of plant material that is spread over the surface of the soil. It shades the ground, slows evaporation and keeps weeds from sprouting. When mulch decays it also adds humus to the topsoil. Compost is decayed plant and animal waste that is used to improve the soil. A heap of compost becomes hot inside because the bacteria release heat while they feed.',
    ],
  },
  {
    heading: 'The layers of a soil profile',
    paragraphs: [
      'A soil profile is a vertical section through the soil from the surface down to the rock. The layers that can be seen in it are called horizons. Topsoil is the uppermost horizon, and it contains most of the roots and most of the humus. Subsoil is the layer below the topsoil, and it is usually paler and more compact. The parent material is the weathered rock from which the soil above it has formed.',
      'Leaching is the washing of dissolved nutrients down through the soil by water. It is strongest in sandy soils under heavy rainfall, where nutrients move below the reach of the roots. Leaching leaves the topsoil poor and acidic. Farmers correct acidity by liming. Liming is the addition of crushed limestone to a soil in order to reduce its acidity.',
      'Erosion is the removal of topsoil by wind or running water. Gully erosion cuts deep channels into the land, and in parts of Anambra State it has swallowed houses and roads. Sheet erosion removes a thin layer of soil evenly from a whole slope, so that farmers often notice it only when yields begin to fall. Contour ploughing is the practice of ploughing across a slope rather than up and down it. It slows the water, and the soil stays where it is.',
    ],
  },
  {
    heading: 'Nutrients that crops take from the soil',
    paragraphs: [
      'A macronutrient is a nutrient that plants need in large amounts. The three that crops most often lack are nitrogen, phosphorus and potassium. Nitrogen is the nutrient that plants use to build proteins and green leaves. A crop that lacks nitrogen grows slowly, and its older leaves turn yellow. Phosphorus is the nutrient that supports root growth and the ripening of seeds. Potassium is the nutrient that regulates the movement of water in a plant and strengthens its stems. Calcium is the nutrient that makes the walls of cells firm. Magnesium is the nutrient that stands in the middle of every green pigment. Sulphur is the nutrient that gives onions their smell.',
      'A micronutrient is a nutrient that plants need in very small amounts. Iron, zinc and boron are micronutrients. Iron is needed for the making of chlorophyll, so a plant without it has pale young leaves. Too much of a micronutrient can poison a crop, which is why it is added only after the soil has been tested.',
      'Nitrogen fixation is the conversion of nitrogen gas from the air into compounds that plants can use. It is carried out by bacteria of the genus Rhizobium, which live in swellings on the roots of legumes. These swellings are called root nodules. Cowpea, groundnut and soybean are legumes, so they enrich the soil in which they grow. Crop rotation is the practice of growing different crops on the same field in successive seasons. A farmer who follows maize with cowpea needs less fertilizer for the next maize crop.',
    ],
  },
  {
    heading: 'Water in the soil',
    paragraphs: [
      'Infiltration is the movement of water from the surface into the soil. It is rapid in sand and slow in clay. Water that cannot enter the soil flows over the surface as runoff and carries soil particles with it. Field capacity is the amount of water that a soil holds after the excess has drained away. The wilting point is the moisture level at which plants can no longer draw water from the soil.',
      'Capillary action is the upward movement of water through narrow pores. It brings water from wet layers below to the roots above. Capillary action is stronger in clay than in sand because the pores of clay are narrower. Irrigation is the supply of water to crops by artificial means. Drip irrigation delivers water slowly to the base of each plant, and it loses far less to evaporation than flooding a field does.',
      'Salinization is the build-up of salts in the topsoil. It happens where irrigation water evaporates and leaves its salts behind. A saline soil makes it hard for roots to take up water, even when the ground is wet. Drainage is the removal of excess water from the soil. Good drainage prevents salinization and brings air back to the roots.',
    ],
  },
  {
    heading: 'Living things in the soil',
    paragraphs: [
      'Earthworms are animals that burrow through the soil and feed on decaying leaves. Their tunnels let air and water reach the roots, and their casts are richer in nutrients than the soil around them. Mycorrhizae are fungi that live in partnership with plant roots. The fungus supplies the plant with phosphorus, and the plant supplies the fungus with sugar. This partnership helps cassava to grow on soils where little phosphorus is available.',
      'Nematodes are microscopic worms that live in the water between soil particles. Most of them are harmless, but root-knot nematodes damage tomatoes and other vegetables. Denitrification is the loss of nitrogen from the soil to the air by the work of bacteria. It takes place in waterlogged soils, where there is no oxygen. Shifting cultivation is a system in which a field is farmed for a few years and then left to rest. The period of rest is called the fallow, and it lets the soil recover its organic matter.',
    ],
  },
];

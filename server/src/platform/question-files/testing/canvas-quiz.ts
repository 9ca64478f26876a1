/** A quiz of QTI 1.2 in the way that Canvas exports it. */

/** A quiz as Canvas exports it, apart from its pictures. */
export const canvasQuiz = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">
  <assessment ident="g1" title="Cells">
    <qtimetadata>
      <qtimetadatafield>
        <fieldlabel>cc_maxattempts</fieldlabel>
        <fieldentry>1</fieldentry>
      </qtimetadatafield>
    </qtimetadata>
    <section ident="root_section">
      <item ident="g2" title="Power house">
        <itemmetadata>
          <qtimetadata>
            <qtimetadatafield>
              <fieldlabel>question_type</fieldlabel>
              <fieldentry>multiple_choice_question</fieldentry>
            </qtimetadatafield>
            <qtimetadatafield>
              <fieldlabel>points_possible</fieldlabel>
              <fieldentry>1.0</fieldentry>
            </qtimetadatafield>
            <qtimetadatafield>
              <fieldlabel>original_answer_ids</fieldlabel>
              <fieldentry>4711,4712,4713</fieldentry>
            </qtimetadatafield>
          </qtimetadata>
        </itemmetadata>
        <presentation>
          <material>
            <mattext texttype="text/html">&lt;div&gt;&lt;p&gt;Which organelle makes most of the &lt;strong&gt;ATP&lt;/strong&gt;?&amp;nbsp;&lt;/p&gt;&lt;p&gt;&lt;img src="$IMS-CC-FILEBASE$/Uploaded%20Media/cell.png?canvas_download=1" alt="A cell"&gt;&lt;/p&gt;&lt;/div&gt;</mattext>
          </material>
          <response_lid ident="response1" rcardinality="Single">
            <render_choice>
              <response_label ident="4711">
                <material>
                  <mattext texttype="text/plain">The ribosome</mattext>
                </material>
              </response_label>
              <response_label ident="4712">
                <material>
                  <mattext texttype="text/html">&lt;p&gt;The mitochondrion &lt;img class="equation_image" src="https://canvas.test/equation_images/x" alt="LaTeX: x^2" data-equation-content="x^2"&gt;&lt;/p&gt;</mattext>
                </material>
              </response_label>
              <response_label ident="4713">
                <material>
                  <mattext texttype="text/plain">The nucleus &lt; the cell</mattext>
                </material>
              </response_label>
            </render_choice>
          </response_lid>
        </presentation>
        <resprocessing>
          <outcomes>
            <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
          </outcomes>
          <respcondition continue="Yes">
            <conditionvar>
              <other/>
            </conditionvar>
            <displayfeedback feedbacktype="Response" linkrefid="general_fb"/>
          </respcondition>
          <respcondition continue="Yes">
            <conditionvar>
              <varequal respident="response1">4711</varequal>
            </conditionvar>
            <displayfeedback feedbacktype="Response" linkrefid="4711_fb"/>
          </respcondition>
          <respcondition continue="No">
            <conditionvar>
              <varequal respident="response1">4712</varequal>
            </conditionvar>
            <setvar action="Set" varname="SCORE">100</setvar>
            <displayfeedback feedbacktype="Response" linkrefid="correct_fb"/>
          </respcondition>
          <respcondition continue="Yes">
            <conditionvar>
              <other/>
            </conditionvar>
            <displayfeedback feedbacktype="Response" linkrefid="general_incorrect_fb"/>
          </respcondition>
        </resprocessing>
        <itemfeedback ident="general_fb">
          <flow_mat>
            <material>
              <mattext texttype="text/html">&lt;p&gt;Respiration.&lt;/p&gt;</mattext>
            </material>
          </flow_mat>
        </itemfeedback>
        <itemfeedback ident="correct_fb">
          <flow_mat>
            <material>
              <mattext texttype="text/html">Yes.</mattext>
            </material>
          </flow_mat>
        </itemfeedback>
        <itemfeedback ident="general_incorrect_fb">
          <flow_mat>
            <material>
              <mattext texttype="text/html">Read chapter 2.</mattext>
            </material>
          </flow_mat>
        </itemfeedback>
        <itemfeedback ident="4711_fb">
          <flow_mat>
            <material>
              <mattext texttype="text/plain">It makes proteins.</mattext>
            </material>
          </flow_mat>
        </itemfeedback>
      </item>
      <item ident="g3" title="Question">
        <itemmetadata>
          <qtimetadata>
            <qtimetadatafield>
              <fieldlabel>question_type</fieldlabel>
              <fieldentry>true_false_question</fieldentry>
            </qtimetadatafield>
          </qtimetadata>
        </itemmetadata>
        <presentation>
          <material>
            <mattext texttype="text/html">&lt;div class="passage"&gt;&lt;p&gt;Osmosis moves water.&lt;/p&gt;&lt;/div&gt;&lt;p&gt;It needs energy.&lt;/p&gt;</mattext>
          </material>
          <response_lid ident="response1" rcardinality="Single">
            <render_choice>
              <response_label ident="11"><material><mattext texttype="text/plain">True</mattext></material></response_label>
              <response_label ident="12"><material><mattext texttype="text/plain">False</mattext></material></response_label>
            </render_choice>
          </response_lid>
        </presentation>
        <resprocessing>
          <outcomes>
            <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
          </outcomes>
          <respcondition continue="No">
            <conditionvar>
              <varequal respident="response1">12</varequal>
            </conditionvar>
            <setvar action="Set" varname="SCORE">100</setvar>
          </respcondition>
        </resprocessing>
      </item>
      <section ident="g4" title="RNA">
        <selection_ordering>
          <selection>
            <selection_number>1</selection_number>
          </selection>
        </selection_ordering>
        <item ident="g5" title="Bases">
          <itemmetadata>
            <qtimetadata>
              <qtimetadatafield>
                <fieldlabel>question_type</fieldlabel>
                <fieldentry>multiple_answers_question</fieldentry>
              </qtimetadatafield>
            </qtimetadata>
          </itemmetadata>
          <presentation>
            <material>
              <mattext texttype="text/html">Which are bases of RNA?</mattext>
            </material>
            <response_lid ident="response1" rcardinality="Multiple">
              <render_choice>
                <response_label ident="21"><material><mattext texttype="text/plain">Adenine</mattext></material></response_label>
                <response_label ident="22"><material><mattext texttype="text/plain">Thymine</mattext></material></response_label>
                <response_label ident="23"><material><mattext texttype="text/plain">Uracil</mattext></material></response_label>
              </render_choice>
            </response_lid>
          </presentation>
          <resprocessing>
            <outcomes>
              <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
            </outcomes>
            <respcondition continue="No">
              <conditionvar>
                <and>
                  <varequal respident="response1">21</varequal>
                  <not>
                    <varequal respident="response1">22</varequal>
                  </not>
                  <varequal respident="response1">23</varequal>
                </and>
              </conditionvar>
              <setvar action="Set" varname="SCORE">100</setvar>
            </respcondition>
          </resprocessing>
        </item>
      </section>
      <item ident="g6" title="Name it">
        <itemmetadata>
          <qtimetadata>
            <qtimetadatafield>
              <fieldlabel>question_type</fieldlabel>
              <fieldentry>short_answer_question</fieldentry>
            </qtimetadatafield>
          </qtimetadata>
        </itemmetadata>
        <presentation>
          <material>
            <mattext texttype="text/html">Name the process.</mattext>
          </material>
          <response_str ident="response1" rcardinality="Single">
            <render_fib>
              <response_label ident="answer1" rshuffle="No"/>
            </render_fib>
          </response_str>
        </presentation>
      </item>
    </section>
  </assessment>
</questestinterop>
`;

/** The manifest that Canvas writes with it. */
export const canvasManifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="g7" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2">
  <metadata>
    <schema>IMS Content</schema>
    <schemaversion>1.1.3</schemaversion>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="g1" type="imsqti_xmlv1p2">
      <file href="g1/g1.xml"/>
      <dependency identifierref="g8"/>
    </resource>
    <resource identifier="g8" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="g1/assessment_meta.xml">
      <file href="g1/assessment_meta.xml"/>
    </resource>
    <resource identifier="g9" type="webcontent" href="Uploaded Media/cell.png">
      <file href="Uploaded Media/cell.png"/>
    </resource>
  </resources>
</manifest>
`;
